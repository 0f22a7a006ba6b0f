"""Identities for drafts and for more than two players."""
