/** The figures of the server, to whoever runs it and to nobody else. */
import { timingSafeEqual } from 'node:crypto';
import type { Handlers, PublicContext } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** With a token only the token counts: behind a proxy everybody comes from the loopback. */
function mayRead({ request, config }: PublicContext): boolean {
  const { metricsToken } = config;
  if (metricsToken === null) return loopback.has(request.ip) && !request.isForwarded;
  return request.bearer !== null && isSame(request.bearer, metricsToken);
}

export const metricsHandlers = {
  readMetrics: (context) => {
    if (!mayRead(context)) return Promise.reject(new AppError('NOT_FOUND'));
    return context.metrics.text(context.db);
  },
} satisfies Handlers<'readMetrics'>;
