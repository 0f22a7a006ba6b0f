"""Cards that Terminal Directive brought, by faction."""
