### The quick reference: what there is around the rules.

reference-page-glossary = Words of the pyramid
reference-page-table = At every table
