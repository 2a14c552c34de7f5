import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Schemas } from '@digis/api-client/contract';
import description from '#package.json' with { type: 'json' };
import { sessionOf } from '#auth/sessions.ts';
import { AppError } from '#base/errors.ts';
import type { Handlers, PublicContext } from '#contract/handler.ts';
import { isDurable } from '#db/checks/durability.ts';
import { isLow } from '#running/warnings.ts';
import { shareOfDay } from '../../bookings/sms/message-limits.ts';
import { buildFile } from '#base/places.ts';
import { warningsNow } from './database-state.ts';

type Build = Pick<Schemas['Health'], 'commit' | 'built_at'>;

const build: Build = existsSync(buildFile) ? JSON.parse(readFileSync(buildFile, 'utf8')) : {};

async function mayReadAll(context: PublicContext): Promise<boolean> {
  const { db, clock, request } = context;
  if (mayRead(context)) return true;
  const session = request.bearer === null ? null : await sessionOf(db, clock, request.bearer);
  return session?.restriction === null;
}

export const healthHandlers = {
  readHealth: async (context) => {
    const { db, clock, troubles, freeSpace } = context;
    const durable = await isDurable(db);
    const warnings = troubles.current();
    if (await isLow(freeSpace)) warnings.push('low_space');
    warnings.push(...(await warningsNow(db, clock)));
    const isTroubled = warnings.some((warning) => warning !== 'unnamed_proxy');
    const status = durable && !isTroubled ? 'ok' : 'degraded';
    if (!(await mayReadAll(context))) return { success: true, status };
    return {
      success: true,
      status,
      version: description.version,
      ...build,
      database: 'up',
      durability: durable ? 'full' : 'relaxed',
      ...(warnings.length > 0 && { warnings }),
    };
  },
} satisfies Handlers<'readHealth'>;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** timingSafeEqual requires equal lengths. */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** A loopback address is not enough if forwarded: behind a proxy all callers have one. */
function mayRead({ request, config }: PublicContext): boolean {
  const { metricsToken } = config;
  if (metricsToken === null) return loopback.has(request.ip) && !request.isForwarded;
  return request.bearer !== null && isSame(request.bearer, metricsToken);
}

export const metricsHandlers = {
  readMetrics: async (context) => {
    if (!mayRead(context)) return Promise.reject(new AppError('NOT_FOUND'));
    const { db, clock, metrics } = context;
    return metrics.text(db, clock.now(), await shareOfDay(db, clock.now()));
  },
} satisfies Handlers<'readMetrics'>;
