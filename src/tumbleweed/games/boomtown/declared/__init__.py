"""What Boomtown tells and shows, declared once: its events and its views."""
