"""What Boomtown tells and shows, each thing declared only here: its events and its views."""
