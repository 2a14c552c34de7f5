-- What is found by a few signs (D137), and lists in other orders than the newest first (D138).

-- As packages/domain folds a name: letters that sound alike are one, in small letters.
CREATE FUNCTION fold_homophones(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(normalize(name, NFC)),
    'ሃሐሑሒሓሔሕሖሗሠሡሢሣሤሥሦሧኀኁኂኃኄኅኆኇኣዐዑዒዓዔዕዖ዗ፀፁፂፃፄፅፆፇ',
    'ሀሀሁሂሀሄህሆሇሰሱሲሳሴስሶሷሀሁሂሀሄህሆሇአአኡኢአኤእኦኧጸጹጺጻጼጽጾጿ');

-- The words of a client's name, every four digits in a row of the phones, and the branch: a search is one look into
-- an index, however many clients have a common name or are another branch's.
CREATE FUNCTION client_words(branch_id bigint, full_name text, phone_number text, secondary_phone text)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT array_to_tsvector(array_agg(DISTINCT word)) FROM (
    SELECT regexp_split_to_table(fold_homophones(full_name), '[[:space:].,/()''"\\-]+') AS word
    UNION ALL SELECT 'phone:' || substr(phone, digit, 4)
      FROM unnest(ARRAY[phone_number, secondary_phone]) phone, generate_series(1, length(phone) - 1) digit
    UNION ALL SELECT 'branch:' || branch_id) words WHERE word <> '');
CREATE INDEX clients_words ON clients USING gin (client_words(branch_id, full_name, phone_number, secondary_phone))
  WITH (fastupdate = off);

CREATE INDEX events_begin ON events (branch_id, starts_at, id) WHERE archived_at IS NULL;
CREATE INDEX events_begin_all ON events (starts_at, id) WHERE archived_at IS NULL;
CREATE INDEX events_scheduled ON events (branch_id, created_at, id) WHERE archived_at IS NULL;
CREATE INDEX events_scheduled_all ON events (created_at, id) WHERE archived_at IS NULL;
CREATE INDEX events_left ON events
  (branch_id, (CASE WHEN paid_full OR archived_at IS NOT NULL THEN 0 ELSE total - advance_amount END), id)
  WHERE archived_at IS NULL;
CREATE INDEX events_left_all ON events
  ((CASE WHEN paid_full OR archived_at IS NOT NULL THEN 0 ELSE total - advance_amount END), id)
  WHERE archived_at IS NULL;

-- Whom a payment of a debt went to, as of wages already. Who is paid is not part of what was sealed.
ALTER TABLE entries ADD vendor_id bigint REFERENCES vendors;
ALTER TABLE entries DISABLE TRIGGER entries_append_only;
UPDATE entries e SET vendor_id = a.vendor_id FROM postings p JOIN accounts a ON a.id = p.account_id
WHERE p.entry_id = e.id AND a.vendor_id IS NOT NULL AND e.record_type = 'vendor';
ALTER TABLE entries ENABLE TRIGGER entries_append_only;
CREATE INDEX entries_vendor ON entries (vendor_id, id) WHERE vendor_id IS NOT NULL;

-- A message that reminds of what is left to pay (D131).
ALTER TABLE sms_outbox DROP CONSTRAINT sms_outbox_kind_check,
  ADD CONSTRAINT sms_outbox_kind_check CHECK (kind IN ('confirmation', 'reminder', 'due'));

-- What happened to one record (D141).
CREATE INDEX action_logs_record ON action_logs (split_part(action, '.', 1), entity_id, id);

-- What may be eaten on a day of fasting (D121); null where nothing is said.
ALTER TABLE items ADD menu text CHECK (menu IN ('fasting', 'not fasting'));
