"""Cards that Creation and Control brought, by faction."""
