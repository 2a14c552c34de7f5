/** Name and logo of the business, for those who have not signed in yet. Spec 1. */
import type { Handlers } from '../../contract/handler.ts';
import { selectSettings } from './setting-queries.ts';

export const tenantHandlers = {
  readTenant: async ({ db, clock, config }) => {
    const { tenant_name, tenant_logo, require_install } = await selectSettings(db);
    return {
      success: true,
      short_name: tenant_name,
      name: tenant_name,
      ...(tenant_logo !== '' && { logo: tenant_logo }),
      require_install: config.requireInstall ?? require_install === 'true',
      now: clock.now().toISOString(),
      is_clock_set: config.startsAt !== null,
    };
  },
} satisfies Handlers<'readTenant'>;
