"""The reference: pages about timing, rules and cards, and when each card works, found out by playing."""
