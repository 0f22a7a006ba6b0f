"""Cards that the Spin cycle brought, by faction."""
