/** The figures of the server, to whoever runs it and to nobody else. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handlers, PublicContext } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests are of one length, whatever was given. */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

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
