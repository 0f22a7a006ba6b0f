"""The web server: tables where people and bots play in the browser, stored event by event.

A client of the public face like any other. It needs the extra `web` (`pip install "sneakdoor[web]"`); `sneakdoor serve`
starts it, and docs/server.md is for those who run one.
"""
