"""Cards of Reign and Reverie, by faction."""
