-- Keys of numbers that people copy, the same as `keyOf` and `referenceKey` of packages/domain make.
CREATE FUNCTION plain_signs(written text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql
  RETURN regexp_replace(
    translate(normalize(written, NFKD),
      'АВЕЅІЈКМНОРԚСТԜУҮХΑΒΕΖΗΙΚΜΝΟΡΤΥΧавеѕіјкмнорԛстԝуүхαβεζηικμνορτυχ',
      'ABESIJKMHOPQCTWYYXABEZHIKMNOPTYXabesijkmhopqctwyyxabezhikmnoptyx') COLLATE "C",
    '[^A-Za-z0-9\u1200-\u135A\u1369-\u137C]', '', 'g');

CREATE FUNCTION key_of(written text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql
  RETURN NULLIF(upper(plain_signs(written) COLLATE "C"), '');

-- Of a key that an entry or a claim names, also one of before.
CREATE FUNCTION reference_key_of(key text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql
  RETURN CASE WHEN key LIKE 'v2-%' THEN 'v2-' || plain_signs(substr(key, 4))
    ELSE coalesce(substring(key_of(key) FROM '((?:FT|TT)[0-9]{5}[A-Z0-9]{5})'), key_of(key)) END;

-- Numbers that two requests had when this came: the first holds the key, the later one is still held as it was written.
CREATE TABLE shared_keys (
  kind text NOT NULL CHECK (kind IN ('reference', 'certificate')),
  key text NOT NULL,
  held text NOT NULL,
  PRIMARY KEY (kind, held)
);
CREATE INDEX shared_keys_key ON shared_keys (key, kind);

INSERT INTO shared_keys (kind, key, held)
SELECT 'reference', plain, key FROM (
  SELECT h.key, reference_key_of(h.key) AS plain, row_number() OVER (PARTITION BY reference_key_of(h.key)
    ORDER BY h.key <> reference_key_of(h.key), coalesce(e.created_at, c.created_at), h.key) AS place
  FROM held_references h LEFT JOIN entries e ON e.id = h.entry_id LEFT JOIN pending c ON c.id = h.pending_id) held
WHERE plain IS NOT NULL AND place > 1;
UPDATE held_references SET key = reference_key_of(key)
WHERE reference_key_of(key) <> key AND key NOT IN (SELECT held FROM shared_keys WHERE kind = 'reference');

INSERT INTO shared_keys (kind, key, held)
SELECT 'certificate', plain, number FROM (
  SELECT number, key_of(number) AS plain, row_number() OVER (PARTITION BY key_of(number)
    ORDER BY number <> key_of(number), entry_id) AS place
  FROM certificate_numbers) held
WHERE plain IS NOT NULL AND place > 1;
UPDATE certificate_numbers SET number = key_of(number)
WHERE key_of(number) <> number AND number NOT IN (SELECT held FROM shared_keys WHERE kind = 'certificate');
