"""What can be asked for over HTTP and WebSocket, by topic."""
