/** Lists the tenants of TENANTS_DIR with their port and the size of their database. */
import { databaseOf, openCluster } from './tenant-database.ts';
import { readTenant, tenantNames } from './tenant-files.ts';

export async function listTenants(tenants: string, url: string): Promise<string> {
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
