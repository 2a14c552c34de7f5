import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { query } from '../../testing/test-cluster.ts';
import { ApiSession } from '../support/api-session.ts';
import { runCommand, type Said } from '../support/run-command.ts';
import { type Started, startServer, type ServerProcess } from '../support/server-process.ts';

export type Place = Readonly<{ TENANTS_DIR: string; TENANTS_DATABASE_URL: string }>;

export const tenant = (place: Partial<Place>, ...words: string[]): Promise<Said> =>
  runCommand('tenant', words, place);

/** @throws if the command failed */
export async function mustTenant(place: Place, ...words: string[]): Promise<string> {
  const { code, said } = await tenant(place, ...words);
  if (code !== 0) throw new Error(`tenant ${words.join(' ')}: ${said}`);
  return said;
}

const envFileOf = ({ TENANTS_DIR }: Place, name: string) => join(TENANTS_DIR, name, 'tenant.env');

export const settingsOf = (place: Place, name: string): NodeJS.ProcessEnv =>
  parseEnv(readFileSync(envFileOf(place, name), 'utf8'));

export interface TenantServer extends ServerProcess {
  name: string;
}

export async function startTenant(
  place: Place,
  name: string,
  bundle: Pick<Started, 'program' | 'cwd'> = {},
): Promise<TenantServer> {
  const { DATA_DIR = '' } = settingsOf(place, name);
  const environment = { DIGIS_ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' };
  const started = { ...bundle, envFile: envFileOf(place, name) };
  return { name, ...(await startServer(DATA_DIR, environment, started)) };
}

export const signIn = (place: Place, { name, url }: TenantServer): Promise<ApiSession> => {
  const { DATA_DIR = '' } = settingsOf(place, name);
  const password = readFileSync(join(DATA_DIR, 'admin-password.txt'), 'utf8').trim();
  return ApiSession.signIn({ url }, 'admin', password);
};

/** A whole run, so that equal books give equal output. */
export const verify = (place: Place, name: string): Promise<Said> =>
  runCommand('verify', ['--whole'], settingsOf(place, name));

export const backUp = (place: Place, name: string, copy: string): Promise<Said> =>
  runCommand('backup', [copy], settingsOf(place, name));

export async function madeFor({ TENANTS_DATABASE_URL }: Place, name: string): Promise<string[]> {
  const rows = await query<{ found: string }>(
    TENANTS_DATABASE_URL,
    `SELECT datname AS found FROM pg_database WHERE datname = 'digis_${name}'
     UNION SELECT rolname FROM pg_roles WHERE rolname LIKE 'digis\\_${name}\\_%' ORDER BY found`,
  );
  return rows.map(({ found }) => found);
}
