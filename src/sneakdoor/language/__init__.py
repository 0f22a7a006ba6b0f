"""What cards are made of, ordered by what an author looks for: events, conditions, amounts, filters, costs,
instructions, and families that put them together. Everything can put itself into words; only instructions change the
state."""
