/**
 * `tenant make
 * destroy
 * list`: tenants of one PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { StartError } from '../base/errors.ts';
import { runPlain } from './run-command.ts';
import { destroyTenant } from '../tenants/destroy-tenant.ts';
import { makeTenant } from '../tenants/make-tenant.ts';
import { databaseOf, openCluster } from '../tenants/tenant-database.ts';
import { readTenant, tenantNames } from '../tenants/tenant-files.ts';
import { root } from '../base/places.ts';
import { readUrl } from '../config/config.ts';
import { type Environment, readText } from '../config/setting-text.ts';

function requireTenantsFolder(env: Environment): string {
  const folder = readText(env, 'TENANTS_DIR');
  if (folder !== null) return resolve(root, folder);
  throw new StartError('TENANTS_DIR must name the folder of the tenants.');
}

function requireClusterAddress(env: Environment): string {
  const url = readUrl(env, 'TENANTS_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== null) return url;
  throw new StartError(
    'TENANTS_DATABASE_URL must be the address of a superuser of the PostgreSQL of the tenants.',
  );
}

async function listTenants(tenants: string, url: string): Promise<string> {
  await using cluster = await openCluster(url);
  const { rows } = await cluster.client.query<{ datname: string; size: string }>(
    'SELECT datname, pg_size_pretty(pg_database_size(datname)) AS size FROM pg_database',
  );
  const sizes = new Map(rows.map(({ datname, size }) => [datname, size]));
  const lines = tenantNames(tenants).map((name) => {
    const { PORT = 'none' } = readTenant(tenants, name).environment;
    return `${name}  port ${PORT}  ${sizes.get(databaseOf(name)) ?? 'no database'}`;
  });
  return lines.length === 0 ? `There is no tenant in "${tenants}".` : lines.join('\n');
}

function parseBusiness(args: readonly string[]): string {
  let business: string | undefined;
  try {
    ({ business } = parseArgs({
      args: [...args],
      options: { business: { type: 'string' } },
    }).values);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'Bad arguments.');
  }
  if (business !== undefined && business.trim() !== '') return business.trim();
  throw new StartError('Name its business: tenant make NAME --business "Selam Catering"');
}

async function make(tenants: string, [name, ...rest]: readonly string[]): Promise<string> {
  const business = parseBusiness(rest);
  const file = await makeTenant({
    tenants,
    url: requireClusterAddress(process.env),
    name,
    business,
  });
  return `${name} is made. A server of it starts with "${file}"; the first start makes its admin.`;
}

function destroy(tenants: string, [name, ...words]: readonly string[]): Promise<string> {
  return destroyTenant({ tenants, url: requireClusterAddress(process.env), name, words });
}

const verbs = new Map([
  ['make', make],
  ['destroy', destroy],
  ['list', (tenants: string) => listTenants(tenants, requireClusterAddress(process.env))],
]);

await runPlain(async () => {
  const [, , verb = '', ...words] = process.argv;
  const work = verbs.get(verb);
  if (work === undefined) {
    throw new StartError('Say one of: make NAME, destroy NAME, list.');
  }
  return work(requireTenantsFolder(process.env), words);
});
