"""Cards that the Kitara cycle brought, by faction."""
