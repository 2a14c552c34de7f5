-- A client is found by the second phones of those who were merged with them too (D149).

CREATE INDEX clients_merged_second_phone ON clients (secondary_phone) WHERE merged_into IS NOT NULL;
