"""Cards that Data and Destiny brought, by faction."""
