-- Ethiopic punctuation stands between words, ፡ is a space, and ኸ is a twin of ሀ (D60, D137).

-- As packages/domain folds a name; fold-homophones.test.ts holds them together.
CREATE FUNCTION fold_letters(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH seen AS (
      SELECT lower(btrim(regexp_replace(without_unseen(normalize(name, NFC)),
        '[\t-\r ፡\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))) AS text
    ), plain AS (
      SELECT translate(regexp_replace(regexp_replace(text,
        '([ሇሏሗሟሧሯሷሿቇቋቛቧቯቷቿኇኋኗኟኯኳዃዟዧዷዿጇጏጓጟጧጯጷጿፇፏፗ])', '\1ዋ', 'g'),
        '([ቌቜኌኴዄጔ])', '\1ዌ', 'g'),
        'ሃሇሏሐሑሒሓሔሕሖሗሟሠሡሢሣሤሥሦሧሯሷሿቇቈቊቋቌቍቘቚቛቜቝቧቯቷቿኀኁኂኃኄኅኆኇኈኊኋኌኍኗኟኣኯኰኲኳኴኵዀዂዃዄዅዉዐዑዒዓዔዕዖዟዧዪዷዿጇጏጐጒጓጔጕጟጧጯጷጿፀፁፂፃፄፅፆፇፏፗ',
        'ሀሁሉሀሁሂሀሄህሆሁሙሰሱሲሳሴስሶሱሩሱሹቁቆቁቁቁቁቖቑቑቑቑቡቩቱቹሀሁሂሀሄህሆሁሆሁሁሁሁኑኙአኩኮኩኩኩኩኾኹኹኹኹውአኡኢአኤእኦዙዡይዱዹጁጉጎጉጉጉጉጙጡጩጱጹጸጹጺጻጼጽጾጹፉፑ') AS text
      FROM seen
    ), rounded AS (
      SELECT text, translate(text, 'ህልምርስሽቅቕብቭትችንኝክኽዝዥድዽጅግጝጥጭጵጽፍፕ', 'ሁሉሙሩሱሹቁቑቡቩቱቹኑኙኩኹዙዡዱዹጁጉጙጡጩጱጹፉፑ') AS before_wa FROM plain
    )
    SELECT CASE WHEN text ~ '[ህልምርስሽቅቕብቭትችንኝክኽዝዥድዽጅግጝጥጭጵጽፍፕ][ዋዌ]' THEN (
      SELECT string_agg(substr(CASE WHEN substr(text, at + 1, 1) IN ('ዋ', 'ዌ') THEN before_wa ELSE text END, at, 1), '' ORDER BY at)
      FROM generate_series(1, length(text)) at)
    ELSE text END FROM rounded);

-- Latin letters tell ኸ from ሀ, so that names are heard before this.
CREATE FUNCTION fold_kha(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(folded, 'ኸኹኺኻኼኽኾ', 'ሀሁሂሀሄህሆ');

CREATE OR REPLACE FUNCTION fold_homophones(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN fold_kha(fold_letters(name));

CREATE OR REPLACE FUNCTION sound_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN sound_of_folded(fold_letters(name));

-- As before (0130).
CREATE OR REPLACE FUNCTION client_words(branch_id bigint, full_name text, phone_number text, secondary_phone text)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN (
    WITH names AS (
      SELECT regexp_split_to_table(fold_letters(full_name), '[[:space:].,/()''"\\፡-፨-]+') AS word
    )
    SELECT array_to_tsvector(array_agg(DISTINCT word)) FROM (
      SELECT fold_kha(word) AS word FROM names
      UNION ALL SELECT CASE WHEN word ~ '[ሀ-ፚ]' THEN 'amharic:' ELSE 'latin:' END || sound_of_folded(word)
        FROM names WHERE word ~ '[a-zሀ-ፚ]'
      UNION ALL SELECT 'phone:' || substr(phone, digit, 4)
        FROM unnest(ARRAY[phone_number, secondary_phone]) phone, generate_series(1, length(phone) - 1) digit
      UNION ALL SELECT 'branch:' || branch_id) words WHERE word <> '');

REINDEX INDEX clients_words;
REINDEX INDEX clients_sound;
REINDEX INDEX employees_words;
REINDEX INDEX vendors_words;
REINDEX INDEX vendors_names;
REINDEX INDEX items_words;
REINDEX INDEX packages_words;
REINDEX INDEX events_venue;
REINDEX INDEX events_venue_words;
REINDEX INDEX enquiries_words;

-- Two items may have become one by sound: the first keeps the name's key, the other its own until it is renamed.
UPDATE items SET name_key = sounds.key
FROM (
  SELECT id, archived_at, key, row_number() OVER (PARTITION BY archived_at IS NULL, key ORDER BY name_key <> key, id) AS place
  FROM items, LATERAL (SELECT fold_homophones(name) AS key) AS folded
) AS sounds
WHERE items.id = sounds.id AND items.name_key <> sounds.key AND (sounds.place = 1 OR sounds.archived_at IS NOT NULL);
