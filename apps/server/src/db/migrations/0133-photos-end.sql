-- When the photos of a client were deleted, because the client had no event for long. SPEC: D165
ALTER TABLE clients ADD photos_ended_at timestamptz;

-- Whoever was merged into a client, whose photos end together.
CREATE INDEX clients_merged_into ON clients (merged_into) WHERE merged_into IS NOT NULL;
