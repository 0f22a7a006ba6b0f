"""Cards of Data and Destiny, by faction."""
