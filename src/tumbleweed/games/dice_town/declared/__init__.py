"""What Dice Town tells and shows, each thing declared only here: kinds of fields, events, views."""
