"""What Dodge City tells and shows, declared only here: words, page, schema and docs follow from it."""
