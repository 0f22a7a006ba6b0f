"""The reference: when a card can do what, found by trying, and the rules and cards as pages that open from disk."""
