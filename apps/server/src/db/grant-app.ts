/** Grants the serving role its rights: it owns no table and cannot change journal and log. */
import { Client, escapeIdentifier } from 'pg';
import { lockText } from './migrate.ts';

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

const readOnly = ['migrations', 'sealed_columns', 'row_seals', 'shared_keys'];

/** Repeated after every migration, for new tables. */
export async function grantApp(ownerUrl: string, roleName: string): Promise<void> {
  const role = escapeIdentifier(roleName);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // PostgreSQL refuses concurrent grants; one query is one transaction.
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
