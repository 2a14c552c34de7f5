/** Destroys one of the tenants, and looks at the others. */
import { join } from 'node:path';
import type { ApiSession } from '../api-session.ts';
import {
  backUp,
  madeFor,
  mustTenant,
  signIn,
  verify,
  type TenantServer,
} from './tenant-command.ts';
import type { TenantCluster } from './tenant-cluster.ts';
import { timed } from './timed.ts';

export const businessOf = (name: string): string => `Business of ${name}`;

/** The first tenant goes; how many of the others have the same books as before, and let their users in. */
export async function destroyFirst(
  { place }: TenantCluster,
  [gone, ...others]: readonly TenantServer[],
  [, ...sessions]: readonly ApiSession[],
) {
  if (gone === undefined) throw new Error('there is no tenant');
  const booksOf = () => Promise.all(others.map(({ name }) => verify(place, name)));
  const before = await booksOf();
  const copy = join(place.TENANTS_DIR, 'last.tar.gz');
  const copied = await timed(() => backUp(place, gone.name, copy));
  await gone.kill('SIGTERM');
  const words = ['--name', businessOf(gone.name), '--copy', copy];
  const destroyed = await timed(() => mustTenant(place, 'destroy', gone.name, ...words));
  const after = await booksOf();
  let whole = 0;
  for (const [number, server] of others.entries()) {
    await signIn(place, server);
    const { events } = (await sessions[number]?.call('GET', '/api/event')) ?? {};
    const { code, said = '' } = after[number] ?? {};
    const isSame = code === 0 && said.includes('Bole: entry 1') && said === before[number]?.said;
    if (isSame && Array.isArray(events) && events.length === 1) whole += 1;
  }
  const left = await madeFor(place, gone.name);
  return { backupMs: copied.ms, destroyMs: destroyed.ms, whole, left: left.length };
}
