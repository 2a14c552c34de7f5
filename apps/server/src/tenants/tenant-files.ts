import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { makeFolder } from '../base/make-folder.ts';
import { StartError } from '../base/errors.ts';
import type { Environment } from '../config/setting-text.ts';
import { writeDurably } from '../files/write-durably.ts';
import { databaseOf } from './tenant-database.ts';

export interface Tenant {
  name: string;
  folder: string;
  environment: Environment;
}

const envName = 'tenant.env';
const firstPort = 8081;

/** The name is also that of the database, roles and folder, and perhaps of a host. */
const isTenantName = (name: string): boolean => /^[a-z][a-z0-9]{0,31}$/.test(name);

export function requireTenantName(name = ''): string {
  if (isTenantName(name)) return name;
  throw new StartError(
    `A tenant's name has 1 to 32 small letters and digits and begins with a letter; "${name}" has not.`,
  );
}

export function tenantNames(tenants: string): string[] {
  const names = existsSync(tenants) ? readdirSync(tenants).toSorted() : [];
  return names.filter((name) => isTenantName(name) && existsSync(join(tenants, name, envName)));
}

export function readTenant(tenants: string, given?: string): Tenant {
  const name = requireTenantName(given);
  const folder = join(tenants, name);
  const file = join(folder, envName);
  if (!existsSync(file)) throw new StartError(`There is no tenant ${name} in "${tenants}".`);
  const environment = parseEnv(readFileSync(file, 'utf8'));
  // A copied file must not lead to another tenant.
  const owner = environment['DATABASE_OWNER_URL'] ?? '';
  if (URL.canParse(owner) && new URL(owner).pathname === `/${databaseOf(name)}`) {
    return { name, folder, environment };
  }
  throw new StartError(`DATABASE_OWNER_URL in "${file}" must lead to ${databaseOf(name)}.`);
}

export function requireNoFolder(tenants: string, name: string): void {
  const folder = join(tenants, name);
  if (existsSync(join(folder, envName))) {
    throw new StartError(`There is a tenant ${name} already.`);
  }
  if (existsSync(folder)) {
    throw new StartError(`The folder "${folder}" is left from before: move it away first.`);
  }
}

export function nextPort(tenants: string): number {
  const ports = tenantNames(tenants).map((name) =>
    Number(readTenant(tenants, name).environment['PORT'] ?? 0),
  );
  return Math.max(firstPort - 1, ...ports) + 1;
}

/** Node and systemd read double quotes alike, except around these characters. */
function quote([name, value]: readonly [string, string]): string {
  if (/["\\$`\n\r]/.test(value)) {
    throw new StartError(`${name} of a tenant can't hold a double quote, a backslash, $ or \`.`);
  }
  return `${name}="${value}"\n`;
}

export async function writeTenant(
  { name, folder }: Pick<Tenant, 'name' | 'folder'>,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const head = `# Digis: the tenant ${name}. It holds passwords and the key of its copies.\n`;
  const lines = Object.entries(environment).map(quote).join('');
  try {
    await writeDurably(folder, envName, Buffer.from(head + lines));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault';
    throw new StartError(`TENANTS_DIR: "${folder}" can't be written (${code}).`, { cause });
  }
}

/** Keeps the folder, because its key opens the copies. No tenant's name begins with `_`. */
export function putAway(tenants: string, { name, folder }: Tenant, now: Date): string {
  const place = join(tenants, '_destroyed');
  makeFolder(place, 0o700);
  const target = join(place, `${name}-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  renameSync(folder, target);
  return target;
}
