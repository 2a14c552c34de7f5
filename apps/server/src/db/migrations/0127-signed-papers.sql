-- The photo of an agreement that was signed on paper; another one replaces it. SPEC: D162
CREATE TABLE signed_papers (
  agreement_id bigint PRIMARY KEY REFERENCES agreements,
  image text NOT NULL REFERENCES files,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX signed_papers_image ON signed_papers (image);
