### L'aide-mémoire : ce qu'il y a autour des règles.

reference-page-glossary = Les mots de la pyramide
reference-page-table = À toutes les tables
