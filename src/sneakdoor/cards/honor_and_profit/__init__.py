"""Cards that Honor and Profit brought, by faction."""
