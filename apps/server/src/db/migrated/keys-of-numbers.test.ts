// D127, D171
import { keyOf, referenceKey } from '@digis/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saySharedKeys } from '#modules/verify/shared-keys.ts';
import { type EmptyDatabase, makeEmptyDatabase, query } from '#testing/test-cluster.ts';
import { migrate } from '../migrate.ts';
import { connect } from '../open-database.ts';

let database: EmptyDatabase;

const numbersOfBefore = `
  INSERT INTO branches (name, address, created_at) VALUES ('Bole', '', now());
  INSERT INTO users (username, username_key, password_hash, role, created_at)
    VALUES ('admin', 'admin', '', 'admin', now());
  INSERT INTO entries (branch_id, number, record_type, created_by, created_at)
    SELECT 1, n, 'manual', 1, '2026-09-20'::timestamptz + n * interval '1 hour' FROM generate_series(1, 5) n;
  INSERT INTO held_references (key, branch_id, entry_id) VALUES
    ('FT26264.ABCDE', 1, 1), ('FT26264ABCDE', 1, 2), ('FТ26264ABCDE1', 1, 3), ('v2-aBcD_ef-12', 1, 4), ('CHEQUE-417', 1, 5);
  INSERT INTO certificate_numbers (number, entry_id) VALUES
    ('WHT/0012', 1), ('WHT-0012', 2), ('GTA0077', 3), ('—', 4)`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0173-kinds-of-entries-by-time.sql');
  await query(database.url, numbersOfBefore);
  await migrate(database.url);
});
afterAll(() => database.drop());

const keysIn = async (table: string, column: string) => {
  const rows = await query<{ key: string }>(
    database.url,
    `SELECT ${column} AS key FROM ${table} ORDER BY entry_id`,
  );
  return rows.map(({ key }) => key);
};

it('the migration normalizes each number’s key, and the later one of two equals keeps its old key', async () => {
  expect(await keysIn('held_references', 'key')).toEqual([
    'FT26264.ABCDE',
    'FT26264ABCDE',
    'FТ26264ABCDE1',
    'v2-aBcDef12',
    'CHEQUE417',
  ]);
  expect(await keysIn('certificate_numbers', 'number')).toEqual([
    'WHT0012',
    'WHT-0012',
    'GTA0077',
    '—',
  ]);
});

it('verify names duplicate numbers until one of them is released', async () => {
  const { db, close } = connect(database.url);
  const ofReference =
    'The reference FT26264ABCDE stands twice or more: Bole: entry 1; Bole: entry 2; Bole: entry 3.';
  expect(await saySharedKeys(db)).toEqual([
    'The certificate WHT0012 stands twice or more: Bole: entry 1; Bole: entry 2.',
    ofReference,
  ]);
  await query(database.url, 'DELETE FROM certificate_numbers WHERE entry_id = 2');
  expect(await saySharedKeys(db)).toEqual([ofReference]);
  await close();
});

const written = fc.string({
  unit: fc.constantFrom(...Array.from('FТft2６①AаΑαZz09ክ፩፡ é№½·.-_/ \u202e\u0301')),
  maxLength: 24,
});

it('SQL generates the same keys as server and browser', async () => {
  const texts = fc
    .sample(written, 500)
    .flatMap((text) => [text, `FT26264${text}BCDE99`, `v2-${text}`]);
  const rows = await query<{ key: string | null; reference: string | null }>(
    database.url,
    `SELECT key_of(text) AS key, reference_key_of(text) AS reference
      FROM jsonb_array_elements_text('${JSON.stringify(texts)}') WITH ORDINALITY AS given (text, place) ORDER BY place`,
  );
  expect(rows.map(({ key }) => key)).toEqual(texts.map(keyOf));
  const isReference = texts.map((text) => referenceKey(text) !== null);
  expect(rows.map(({ reference }, at) => (isReference[at] ? reference : null))).toEqual(
    texts.map(referenceKey),
  );
});
