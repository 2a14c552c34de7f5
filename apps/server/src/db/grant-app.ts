/** Grants of the role that serves requests: it owns no table, and can only read and insert in journal and log. */
import { Client, escapeIdentifier } from 'pg';
import { lockText } from './migrate.ts';

/** Tables in which nothing is ever changed or taken away. */
const appendOnly = [
  'entries',
  'postings',
  'entry_seals',
  'action_logs',
  'agreements',
  'proformas',
  'closes',
  'closed_places',
  'entry_notes',
  'checkpoints',
  'clock_steps',
];

/** Written by migrations and triggers alone. */
const readOnly = ['migrations', 'sealed_columns', 'row_seals', 'shared_keys'];

/** Run by the owner after every migration: a new table is granted like the others. */
export async function grantApp(ownerUrl: string, roleName: string): Promise<void> {
  const role = escapeIdentifier(roleName);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Two at once would change the same rights, which PostgreSQL refuses; one query is one transaction.
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    const database = escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`${lockText};
      GRANT TEMPORARY ON DATABASE ${database} TO ${role};
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      REVOKE UPDATE, DELETE ON ${appendOnly.join(', ')} FROM ${role};
      REVOKE INSERT, UPDATE, DELETE ON ${readOnly.join(', ')} FROM ${role}`);
  } finally {
    await client.end();
  }
}

/** Makes the role of an embedded cluster, or gives it its password again. */
export async function ensureRole(ownerUrl: string, url: string): Promise<string> {
  const { username, password } = new URL(url);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; ${lockText}`);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [username]);
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
    await client.query(
      `${verb} ROLE ${escapeIdentifier(username)} LOGIN NOSUPERUSER
        PASSWORD ${client.escapeLiteral(password)}`,
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  return username;
}
