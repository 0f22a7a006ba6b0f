"""The procedures of version 26.03 that differ from those of 1.4; everything else is shared."""
