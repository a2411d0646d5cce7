"""What Dice Town tells and shows, each thing declared once: kinds of fields, events, views."""
