/** `pnpm --filter server tenant make|destroy|list`: tenants of one PostgreSQL, each a deployment with a database of its own. */
import { parseArgs } from 'node:util';
import { StartError } from './base/start-error.ts';
import { runPlain } from './run-command.ts';
import { destroyTenant } from './tenants/destroy-tenant.ts';
import { listTenants } from './tenants/list-tenants.ts';
import { makeTenant } from './tenants/make-tenant.ts';
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

function destroy(tenants: string, [name, ...words]: readonly string[]): Promise<string> {
  return destroyTenant({ tenants, url: clusterAddress(process.env), name, words });
}

const verbs = new Map([
  ['make', make],
  ['destroy', destroy],
  ['list', (tenants: string) => listTenants(tenants, clusterAddress(process.env))],
]);

await runPlain(async () => {
  const [, , verb = '', ...words] = process.argv;
  const work = verbs.get(verb);
  if (work === undefined) {
    throw new StartError('Say one of: make NAME, destroy NAME, list.');
  }
  return work(tenantsFolder(process.env), words);
});
