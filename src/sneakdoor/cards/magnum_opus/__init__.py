"""Cards that Magnum Opus brought, by faction."""
