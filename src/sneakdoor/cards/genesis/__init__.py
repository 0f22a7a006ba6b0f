"""Cards that the Genesis cycle brought, by faction."""
