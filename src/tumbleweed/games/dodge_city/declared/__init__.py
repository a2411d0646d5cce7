"""What Dodge City tells and shows, declared once: words, page, schema and docs follow from it."""
