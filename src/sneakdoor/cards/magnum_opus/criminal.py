"""Criminal cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

CROWDFUNDING = resource(
    "Crowdfunding",
    "criminal",
    when(INSTALL_THIS, Load(CREDIT, 3)),
    While(Empty(CREDIT), (AsOne((Do("trash", THIS), Draw(1))),)),
    when(TURN_BEGINS, Take(1)),
    When(
        TURN_ENDS,
        (InstallThis(IN_DISCARD),),
        may=True,
        where=ThisTurn("successful run", times=3),
        zone=int(DISCARD),
    ),
    subtypes="Seedy - Virtual",
    cost=0,
    influence=3,
)
