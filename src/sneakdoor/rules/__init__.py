"""The rulebook as a machine: one module for each topic of chapters 1 and 5 to 10."""
