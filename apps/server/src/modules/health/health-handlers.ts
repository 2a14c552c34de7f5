/** Is the server well, and does an answered write survive a power cut? */
import type { Handlers } from '../../contract/handler.ts';
import description from '../../../package.json' with { type: 'json' };
import { isLow } from '../../operations/free-space.ts';
import { isDurable } from '../../db/durability.ts';

export const healthHandlers = {
  readHealth: async ({ db, troubles, freeSpace }) => {
    const durable = await isDurable(db);
    const warnings = troubles.current();
    if (await isLow(freeSpace)) warnings.push('low_space');
    const isFull = warnings.some((warning) => warning !== 'unnamed_proxy');
    return {
      success: true,
      status: durable && !isFull ? 'ok' : 'degraded',
      version: description.version,
      database: 'up',
      durability: durable ? 'full' : 'relaxed',
      ...(warnings.length > 0 && { warnings }),
    };
  },
} satisfies Handlers<'readHealth'>;
