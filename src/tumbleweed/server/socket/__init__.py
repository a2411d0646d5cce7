"""The websocket of a table: from the handshake to the end, and what a client's messages do."""
