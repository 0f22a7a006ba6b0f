"""The longer options of `sneakdoor serve`."""

from typing import Annotated

import typer

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port (default: 8000, or a free one).")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://… (default: in your data folder)."),
]
NoReference = Annotated[
    bool, typer.Option("--no-reference", help="Build the reference on the first request, not at the start.")
]
HostNames = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A public host name; others are refused. Repeatable."),
]
BehindProxy = Annotated[
    bool, typer.Option("--behind-proxy", help="Trust one proxy on this machine or network (X-Forwarded-For).")
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option(metavar="NET", help="Trust the proxies with this address or in this network instead. Repeatable."),
]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Run bots and analyses on a Ray cluster.")]
ExpireOpen = Annotated[
    float, typer.Option(min=0, metavar="HOURS", help="Close open tables without a waiting player; 0: never.")
]
ExpireGames = Annotated[float, typer.Option(min=0, metavar="DAYS", help="End abandoned games; 0: never.")]
Smtp = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="SNEAKDOOR_SMTP",
        help="smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS or smtps://…, to reset passwords by mail.",
    ),
]
Load = Annotated[
    int | None,
    typer.Option(min=1, max=5000, metavar="GAMES", help="Run a load test with this number of games."),
]
