/** Makes all of a tenant, or nothing: folder, settings, roles and database. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base/places.ts';
import { StartError } from '../base/errors.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import {
  addressOf,
  appOf,
  createDatabase,
  dropDatabase,
  openCluster,
  ownerOf,
  requireUnused,
  takeTurn,
  type TenantCluster,
} from './tenant-database.ts';
import {
  nextPort,
  readTenant,
  requireNoFolder,
  requireTenantName,
  writeTenant,
  type Tenant,
} from './tenant-files.ts';

interface Asked {
  tenants: string;
  url: string;
  name: string | undefined;
  business: string;
}

const newPassword = (): string => randomBytes(24).toString('hex');

async function migrateTenant({ environment }: Tenant): Promise<void> {
  const { databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl } = readConfig(
    environment,
    root,
  );
  const database = await openDatabase(databaseUrl, dataDir, databaseOwnerUrl, databaseDirectUrl);
  await database.close();
}

async function undo(cluster: TenantCluster, name: string, folder: string): Promise<void> {
  try {
    await dropDatabase(cluster, name);
  } catch (cause) {
    throw new StartError(
      `${name} was not made, and PostgreSQL could not undo what was begun: "tenant destroy ${name} --name ${name}" removes it.`,
      { cause },
    );
  }
  rmSync(folder, { recursive: true, force: true });
}

export async function makeTenant({ tenants, url, business, ...asked }: Asked): Promise<string> {
  const name = requireTenantName(asked.name);
  const folder = join(tenants, name);
  await using cluster = await openCluster(url);
  await takeTurn(cluster);
  requireNoFolder(tenants, name);
  await requireUnused(cluster, name);
  const passwords = { owner: newPassword(), app: newPassword() };
  const environment = {
    NODE_ENV: 'production',
    PORT: String(nextPort(tenants)),
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: addressOf(url, name, appOf(name), passwords.app),
    DATABASE_OWNER_URL: addressOf(url, name, ownerOf(name), passwords.owner),
    DIGIS_SECRET_KEY: randomBytes(32).toString('base64'),
    DIGIS_TENANT_NAME: business,
  };
  try {
    // Written first, so that `destroy` finds the tenant if the command is killed.
    await writeTenant({ name, folder }, environment);
    await createDatabase(cluster, name, passwords);
    await migrateTenant(readTenant(tenants, name));
  } catch (error) {
    await undo(cluster, name, folder);
    throw error;
  }
  return join(folder, 'tenant.env');
}
