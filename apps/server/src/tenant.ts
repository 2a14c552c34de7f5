/** `pnpm --filter server tenant make|migrate|export|destroy|list`: tenants of one PostgreSQL, each a deployment with a database of its own. */
import { parseArgs } from 'node:util';
import { systemClock } from './base/clock.ts';
import { StartError } from './base/start-error.ts';
import { printableError } from './operations/log.ts';
import { runPlain } from './run-command.ts';
import { destroyTenant } from './tenants/destroy-tenant.ts';
import { listTenants } from './tenants/list-tenants.ts';
import { makeTenant, migrateTenant } from './tenants/make-tenant.ts';
import { runForTenant } from './tenants/run-for-tenant.ts';
import { readTenant, tenantNames } from './tenants/tenant-files.ts';
import { clusterAddress, tenantsFolder } from './tenants/tenant-settings.ts';

function businessIn(args: readonly string[]): string {
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
  const business = businessIn(rest);
  const file = await makeTenant({ tenants, url: clusterAddress(process.env), name, business });
  return `${name} is made. A server of it starts with "${file}"; the first start makes its admin.`;
}

/** One after the other; one that fails holds up none of the others. */
async function migrate(tenants: string, given: readonly string[]): Promise<string> {
  const names = given.length === 0 ? tenantNames(tenants) : given;
  const faults: string[] = [];
  for (const name of names) {
    try {
      await migrateTenant(readTenant(tenants, name));
    } catch (error) {
      const said = printableError(error);
      faults.push(`${name}: ${typeof said === 'string' ? said : JSON.stringify(said)}`);
    }
  }
  const count = `${names.length - faults.length} of ${names.length} tenants are migrated.`;
  if (faults.length === 0) return count;
  throw new StartError([...faults, count].join('\n'));
}

function exportOne(tenants: string, [name, given]: readonly string[]): Promise<string> {
  const tenant = readTenant(tenants, name);
  const moment = systemClock.now().toISOString().replaceAll(/[:.]/g, '-');
  return runForTenant(tenant, 'backup', [given ?? `${tenant.name}-${moment}.tar.gz`]);
}

function destroy(tenants: string, [name, ...words]: readonly string[]): Promise<string> {
  return destroyTenant({ tenants, url: clusterAddress(process.env), name, words });
}

const verbs = new Map([
  ['make', make],
  ['migrate', migrate],
  ['export', exportOne],
  ['destroy', destroy],
  ['list', (tenants: string) => listTenants(tenants, clusterAddress(process.env))],
]);

await runPlain(async () => {
  const [, , verb = '', ...words] = process.argv;
  const work = verbs.get(verb);
  if (work === undefined) {
    throw new StartError('Say one of: make NAME, migrate [NAME], export NAME, destroy NAME, list.');
  }
  return work(tenantsFolder(process.env), words);
});
