"""Identities for drafts, by side."""
