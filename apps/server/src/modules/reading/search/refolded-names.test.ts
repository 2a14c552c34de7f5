import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query } from '#testing/test-cluster.ts';
import { migrate } from '#db/migrate.ts';

let database: EmptyDatabase;

/** Formerly ጐ and ጎ differed, as ኸ and ሀ; invisible characters counted; ፡ was no space. */
const olderNames = `
  INSERT INTO items (name, name_key, created_at, archived_at) VALUES
    ('ጐመን', 'ጐመን', now(), NULL), ('ጎመን', 'ጎመን', now(), NULL), ('ዉሃ', 'ዉሀ', now(), NULL),
    ('ሟሟ', 'ሟሟ', now(), NULL), ('ሙዋሙዋ', 'ሙዋሙዋ', now(), now()), ('ኈኈት', 'ኈኈት', now(), NULL),
    ('ኆኈት', 'ሆኈት', now(), NULL), ('ኸብስት', 'ኸብስት', now(), NULL), ('ሀብስት', 'ሀብስት', now(), NULL),
    ('ዶሮ፡ወጥ', 'ዶሮ፡ወጥ', now(), NULL);
  INSERT INTO branches (name, address, created_at) VALUES ('Bole', '', now());
  INSERT INTO users (username, username_key, password_hash, role, created_at) VALUES
    ('sa\u200bra', 'sa\u200bra', '', 'admin', now()), ('abel', 'abel', '', 'admin', now()),
    ('\ufeffabel', '\ufeffabel', '', 'admin', now());
  INSERT INTO clients (full_name, phone_number, secondary_phone, branch_id, created_at)
    VALUES ('ዉብሸት ጐሳዬ', '0911223344', '0911223344', 1, now()),
      ('ኸይሉ፡ውብሸት፣ጎሳዬ', '0911223355', '0911223355', 1, now());`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0099');
  await query(database.url, olderNames);
  await migrate(database.url);
});
afterAll(() => database.drop());

it('the migration refolds item names, and of two that become equal only the first has the key', async () => {
  expect(await query(database.url, 'SELECT name, name_key FROM items ORDER BY id')).toEqual([
    { name: 'ጐመን', name_key: 'ጐመን' },
    { name: 'ጎመን', name_key: 'ጎመን' },
    { name: 'ዉሃ', name_key: 'ውሀ' },
    { name: 'ሟሟ', name_key: 'ሙዋሙዋ' },
    { name: 'ሙዋሙዋ', name_key: 'ሙዋሙዋ' },
    { name: 'ኈኈት', name_key: 'ሆሆት' },
    { name: 'ኆኈት', name_key: 'ሆኈት' },
    { name: 'ኸብስት', name_key: 'ኸብስት' },
    { name: 'ሀብስት', name_key: 'ሀብስት' },
    { name: 'ዶሮ፡ወጥ', name_key: 'ዶሮ ወጥ' },
  ]);
});

it('the migration strips invisible characters from usernames, unless another user has the result', async () => {
  const rows = await query(database.url, 'SELECT username_key FROM users ORDER BY id');
  expect(rows).toEqual(['sara', 'abel', '\ufeffabel'].map((username_key) => ({ username_key })));
});

it('the migration reindexes clients by the new spelling', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await query(database.url, `ALTER DATABASE ${name} SET enable_seqscan = off`);
  const found = await query<{ full_name: string }>(
    database.url,
    `SELECT full_name FROM clients
      WHERE client_words(branch_id, full_name, phone_number, secondary_phone) @@ '''ውብሸት'' & ''ጎሳዬ'''::tsquery ORDER BY id`,
  );
  expect(found.map(({ full_name }) => full_name)).toEqual(['ዉብሸት ጐሳዬ', 'ኸይሉ፡ውብሸት፣ጎሳዬ']);
});
