-- A name in Latin letters is found by the Amharic one, and the reverse: by the sound of its words (D164).

-- As soundOf of packages/domain, of a text that fold_homophones has folded; sound-of.test.ts holds them together.
CREATE FUNCTION sound_of_folded(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(
    regexp_replace(replace(replace(replace(replace(replace(translate(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(
    replace(regexp_replace(regexp_replace(folded
    , '[[:space:].,/()"\\፡-፨-]+', ' ', 'g')
    , 't[sz]', 'T', 'g')
    , 'sh', 'S')
    , 'gn|ny', 'N', 'g')
    , 'zh', 'Z')
    , 'kh', 'K')
    , 'ch', 'c')
    , 'th', 't')
    , 'ph', 'f')
    , '(?<=[^ ])([b-df-hj-np-tv-zKNSTZ])\1+', '\1', 'g')
    , '([ghkqK])ua', '\1wa', 'g')
    , 'i(?=[ao])', 'iy', 'g')
    , '(?<=[^ ])w(?![aei]|o(?!u))', '', 'g')
    , '(?<=[^ ])y(?!ie|[aeou])', '', 'g')
    , '(^| )[aeiou]+', '\1a', 'g')
    , '(?<=[^ ])[aeiou]+', '', 'g')
    , '(?<=[^ ])[ውይ]', '', 'g')
    , 'ን[የዩያዬዮ]', 'N', 'g')
    , '(^| )[አ-ኧ]+', '\1a', 'g')
    , '(?<=[^ ])[አ-ኧ]+', '', 'g')
    , 'ሀሁሂሄህሆለሉሊላሌልሎመሙሚማሜምሞረሩሪራሬርሮሰሱሲሳሴስሶሸሹሺሻሼሽሾቀቁቂቃቄቅቆቐቑቒቓቔቕቖበቡቢባቤብቦቨቩቪቫቬቭቮተቱቲታቴትቶቸቹቺቻቼችቾነኑኒናኔንኖኘኙኚኛኜኝኞከኩኪካኬክኮኸኹኺኻኼኽኾወዊዋዌውዎዏዘዙዚዛዜዝዞዠዡዢዣዤዥዦየዩያዬይዮዯደዱዲዳዴድዶዸዹዺዻዼዽዾጀጁጂጃጄጅጆገጉጊጋጌግጎጘጙጚጛጜጝጞጠጡጢጣጤጥጦጨጩጪጫጬጭጮጰጱጲጳጴጵጶጸጹጺጻጼጽጾፈፉፊፋፌፍፎፐፑፒፓፔፕፖqKp',
      'hhhhhhlllllllmmmmmmmrrrrrrrsssssssSSSSSSSkkkkkkkkkkkkkkbbbbbbbvvvvvvvtttttttcccccccnnnnnnnNNNNNNNkkkkkkkkkkkkkkwwwwwwwzzzzzzzZZZZZZZyyyyyyyddddddddddddddjjjjjjjggggggggggggggtttttttcccccccfffffffTTTTTTTffffffffffffffkkf')
    , 'x', 'ks')
    , 'N', 'gn')
    , 'S', 'sh')
    , 'T', 'ts')
    , 'Z', 'zh')
    , '[^ a-z0-9]', '', 'g'));

CREATE FUNCTION sound_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN sound_of_folded(fold_homophones(name));

-- As before (0080), and for each word its sound, with the letters it is written in: who types in one script finds the other's.
-- Its cost is as measured: by the default PostgreSQL walked thousands of clients from the newest, each folded again.
CREATE OR REPLACE FUNCTION client_words(branch_id bigint, full_name text, phone_number text, secondary_phone text)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN (
    WITH names AS (
      SELECT regexp_split_to_table(fold_homophones(full_name), '[[:space:].,/()''"\\-]+') AS word
    )
    SELECT array_to_tsvector(array_agg(DISTINCT word)) FROM (
      SELECT word FROM names
      UNION ALL SELECT CASE WHEN word ~ '[ሀ-ፚ]' THEN 'amharic:' ELSE 'latin:' END || sound_of_folded(word)
        FROM names WHERE word ~ '[a-zሀ-ፚ]'
      UNION ALL SELECT 'phone:' || substr(phone, digit, 4)
        FROM unnest(ARRAY[phone_number, secondary_phone]) phone, generate_series(1, length(phone) - 1) digit
      UNION ALL SELECT 'branch:' || branch_id) words WHERE word <> '');

REINDEX INDEX clients_words;
REINDEX INDEX employees_words;
REINDEX INDEX vendors_words;
REINDEX INDEX vendors_names;
REINDEX INDEX items_words;
REINDEX INDEX packages_words;
REINDEX INDEX events_venue_words;
