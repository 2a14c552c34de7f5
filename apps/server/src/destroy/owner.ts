/** The connection as owner, because the serving role cannot empty the journal. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from '../db/open-database.ts';
import { isDatabaseAway } from '../db/sql-state.ts';
import { StartError } from '../base/errors.ts';

export interface Owner extends AsyncDisposable {
  client: Client;
  db: Database;
}

export async function openOwner(url: string): Promise<Owner> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    // The message leaves out the address, which may contain a password.
    throw new StartError('The database cannot be reached.');
  }
  return { client, db: drizzle(client), [Symbol.asyncDispose]: () => client.end() };
}
