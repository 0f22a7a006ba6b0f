"""Cards that the Red Sand cycle brought, by faction."""
