-- Letters with rounded lips are found however they are written (ጐ ጎ, ሟ ሙዋ ምዋ), and so are ዉ and ው, ዪ and ይ (D60, D137);
-- signs that are not seen are no part of a name.

-- What a font does not draw: marks of direction, spaces of no width, byte order marks, soft hyphens.
CREATE FUNCTION without_unseen(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(name,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g');

-- As packages/domain folds a name; fold-homophones.test.ts holds them together.
CREATE OR REPLACE FUNCTION fold_homophones(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH seen AS (
      SELECT lower(btrim(regexp_replace(without_unseen(normalize(name, NFC)),
        '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))) AS text
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

REINDEX INDEX clients_words;

-- Two items may have become one by sound: the first keeps the name's key, the other its own until it is renamed.
UPDATE items SET name_key = sounds.key
FROM (
  SELECT id, archived_at, key, row_number() OVER (PARTITION BY archived_at IS NULL, key ORDER BY name_key <> key, id) AS place
  FROM items, LATERAL (SELECT fold_homophones(name) AS key) AS folded
) AS sounds
WHERE items.id = sounds.id AND items.name_key <> sounds.key AND (sounds.place = 1 OR sounds.archived_at IS NOT NULL);

-- A name to sign in with is compared without them as well.
UPDATE users SET username_key = without_unseen(username_key)
WHERE username_key <> without_unseen(username_key) AND NOT EXISTS (
  SELECT FROM users other WHERE other.id <> users.id AND other.archived_at IS NULL
    AND without_unseen(other.username_key) = without_unseen(users.username_key));
