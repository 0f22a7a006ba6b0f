"""Cards that the Flashpoint cycle brought, by faction."""
