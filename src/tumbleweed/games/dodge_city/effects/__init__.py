"""The closed vocabulary of event effects (dossier, 2.4.1), one small file each, named as the data names them."""
