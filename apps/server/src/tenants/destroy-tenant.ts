import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { StartError } from '../base/errors.ts';
import { dropDatabase, hasBusiness, openCluster, takeTurn } from './tenant-database.ts';
import { putAway, readTenant, type Tenant } from './tenant-files.ts';
import { scriptOf } from '../base/places.ts';

const execFileAsync = promisify(execFile);

/**
 * A separate process has this tenant's settings.
 * @throws StartError with the command's sentence
 */
async function runForTenant(
  { name, environment }: Tenant,
  command: 'destroy',
  words: readonly string[],
): Promise<string> {
  const { PATH, INIT_CWD = process.cwd() } = process.env;
  const env = { ...environment, PATH, INIT_CWD };
  try {
    const { stdout } = await execFileAsync(process.execPath, [scriptOf(command), ...words], {
      env,
    });
    return stdout.trim();
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new StartError(`${name}: ${said === '' ? `${command} was broken off.` : said}`, {
      cause,
    });
  }
}

const serverOf = (address: string): string => {
  const { host, searchParams } = new URL(address);
  return `${host} ${searchParams.get('host')}`;
};

/** Refuses another PostgreSQL, which may have a database of the same name. */
function requireOwner({ name, environment }: Tenant, url: string): string {
  const owner = environment['DATABASE_OWNER_URL'] ?? '';
  if (serverOf(owner) === serverOf(url)) return owner;
  throw new StartError(`${name} is in another PostgreSQL than TENANTS_DATABASE_URL names.`);
}

interface Asked {
  tenants: string;
  url: string;
  name: string | undefined;
  words: readonly string[];
}

export async function destroyTenant({ tenants, url, name, words }: Asked): Promise<string> {
  readTenant(tenants, name);
  await using cluster = await openCluster(url);
  await takeTurn(cluster);
  const tenant = readTenant(tenants, name);
  const owner = requireOwner(tenant, url);
  const isThere = () => hasBusiness(cluster, tenant.name, owner);
  let said = '';
  if (await isThere()) {
    said = await runForTenant(tenant, 'destroy', words);
    if (await isThere()) return said;
  } else if (!words.includes('--name')) {
    // The tenant was never started, or an earlier command was interrupted.
    return `${tenant.name} has no business. To drop its database and roles: destroy ${tenant.name} --name NAME\nNothing was removed.`;
  }
  await dropDatabase(cluster, tenant.name);
  const place = putAway(tenants, tenant, systemClock.now());
  return `${said}\n${tenant.name}: database and roles are dropped; its folder, with the key of its copies, is now "${place}".`.trim();
}
