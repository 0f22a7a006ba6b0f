"""Cards that the SanSan cycle brought, by faction."""
