"""Cards that Order and Chaos brought, by faction."""
