/** Reads the tenant's name, which is public before sign-in. D13 */
import { answerOf } from '@digis/api-client';
import { client } from '../api/client.ts';
import { setServerTime } from '../browser/clock.ts';

interface Tenant {
  readonly short_name: string;
  readonly logo?: string;
}

async function readTenant(): Promise<Tenant> {
  try {
    const tenant = await answerOf(client.GET('/tenant'));
    setServerTime(tenant.now);
    return tenant;
  } catch {
    return { short_name: 'Digis' };
  }
}

let asked: Promise<Tenant> | null = null;

export const tenantPromise = (): Promise<Tenant> => (asked ??= readTenant());
