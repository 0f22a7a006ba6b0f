"""Cards that Reign and Reverie brought, by faction."""
