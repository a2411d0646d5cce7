"""The table server: people play together by a link. It knows no game; everything about one comes from its spec."""
