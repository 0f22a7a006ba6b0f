"""Corp identities for drafts and for more than two players."""

from sneakdoor.cards.vocabulary import *
