"""Cards of Terminal Directive, by faction."""
