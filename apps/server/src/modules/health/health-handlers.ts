/** Is the server well, and does an answered write survive a power cut? */
import type { Handlers } from '../../contract/handler.ts';
import description from '../../../package.json' with { type: 'json' };
import { isDurable } from '../../db/durability.ts';

export const healthHandlers = {
  readHealth: async ({ db }) => {
    const durable = await isDurable(db);
    return {
      success: true,
      status: durable ? 'ok' : 'degraded',
      version: description.version,
      database: 'up',
      durability: durable ? 'full' : 'relaxed',
    };
  },
} satisfies Handlers<'readHealth'>;
