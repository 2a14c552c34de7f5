import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { StartError } from '../base/errors.ts';
import { locks } from '../db/locks.ts';
import { isDatabaseAway, sqlStateOf } from '../db/sql-state.ts';
import { requireWritable } from '../db/checks/writable.ts';

const variable = 'TENANTS_DATABASE_URL';

export const databaseOf = (name: string): string => `digis_${name}`;
export const ownerOf = (name: string): string => `${databaseOf(name)}_owner`;
export const appOf = (name: string): string => `${databaseOf(name)}_app`;

export interface TenantCluster extends AsyncDisposable {
  url: string;
  client: Client;
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function openCluster(url: string): Promise<TenantCluster> {
  try {
    await requireWritable(url, variable);
    const client = await connected(url);
    return { url, client, [Symbol.asyncDispose]: () => client.end() };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    // The message leaves out the address, which may contain a password.
    throw new StartError(
      isDatabaseAway(cause)
        ? `${variable} names a PostgreSQL that cannot be reached.`
        : `${variable}: its PostgreSQL refuses the role, the password or the database.`,
      { cause },
    );
  }
}

export async function takeTurn({ client }: TenantCluster): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  if (rows[0]?.rolsuper !== true) {
    throw new StartError(`${variable} must be the address of a superuser.`);
  }
  await client.query('SELECT pg_advisory_lock($1)', [locks.tenant]);
}

export function addressOf(url: string, name: string, role: string, password: string): string {
  const parts = { username: role, password, pathname: `/${databaseOf(name)}` };
  return Object.assign(new URL(url), parts).href;
}

export async function requireUnused({ client }: TenantCluster, name: string): Promise<void> {
  const { rows } = await client.query<{ found: string }>(
    `SELECT 'database ' || datname AS found FROM pg_database WHERE datname = $1
     UNION ALL SELECT 'role ' || rolname FROM pg_roles WHERE rolname IN ($2, $3)`,
    [databaseOf(name), ownerOf(name), appOf(name)],
  );
  const [first] = rows;
  if (first === undefined) return;
  throw new StartError(
    `This PostgreSQL has a ${first.found} already, which is of no tenant in TENANTS_DIR.`,
  );
}

/** The roles of deploy/roles.sql: one migrates, one serves, and nobody else may connect. */
export async function createDatabase(
  { client }: TenantCluster,
  name: string,
  passwords: { owner: string; app: string },
): Promise<void> {
  const [database, owner, app] = [databaseOf(name), ownerOf(name), appOf(name)].map((each) =>
    escapeIdentifier(each),
  );
  const role = `LOGIN NOSUPERUSER PASSWORD`;
  await client.query(`CREATE ROLE ${owner} ${role} ${escapeLiteral(passwords.owner)}`);
  await client.query(`CREATE ROLE ${app} ${role} ${escapeLiteral(passwords.app)}`);
  await client.query(
    `CREATE DATABASE ${database} OWNER ${owner} ENCODING 'UTF8' TEMPLATE template0`,
  );
  await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${app}`);
}

export async function dropDatabase({ client }: TenantCluster, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(databaseOf(name))}`);
  } catch (error) {
    if (sqlStateOf(error) !== '55006') throw error;
    throw new StartError(
      `Others are connected to ${databaseOf(name)}: stop its servers and run this again.`,
    );
  }
  for (const role of [ownerOf(name), appOf(name)]) {
    await client.query(`DROP ROLE IF EXISTS ${escapeIdentifier(role)}`);
  }
}

/** Asks as the tenant's owner, because a superuser could be made to run code of its tables. */
export async function hasBusiness(
  { client: cluster }: TenantCluster,
  name: string,
  ownerUrl: string,
): Promise<boolean> {
  const text = 'SELECT FROM pg_database WHERE datname = $1';
  if ((await cluster.query(text, [databaseOf(name)])).rowCount === 0) return false;
  const client = await connected(ownerUrl);
  try {
    const { rows } = await client.query<{ users: string | null }>(
      `SELECT to_regclass('public.users') AS users`,
    );
    if (rows[0]?.users == null) return false;
    return (await client.query('SELECT FROM public.users LIMIT 1')).rowCount === 1;
  } finally {
    await client.end();
  }
}
