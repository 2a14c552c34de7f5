/** Ends slow uploads, because they hold memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface SlownessLimits {
  requestMs: number;
  uploadMs: number;
  windowMs: number;
  leastBytes: number;
}

/** 4 MB at 120 kB/s take 34 seconds; the slowest accepted line has 1 kB/s. */
export const usualSlowness: SlownessLimits = {
  requestMs: 30_000,
  uploadMs: 120_000,
  windowMs: 15_000,
  leastBytes: 15_000,
};

/** Only bodies are watched: Node itself limits the time of other requests. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchRate({ raw }: FastifyRequest, { windowMs, leastBytes }: SlownessLimits) {
  let seen = raw.socket.bytesRead;
  return setInterval(() => {
    const now = raw.socket.bytesRead;
    if (now - seen < leastBytes) raw.socket.destroy();
    seen = now;
  }, windowMs);
}

export function limitSlowness(app: FastifyInstance, limits = usualSlowness): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const { takesForm = false } = request.routeOptions.config;
    const limit = setTimeout(
      () => raw.socket.destroy(),
      takesForm ? limits.uploadMs : limits.requestMs,
    );
    const rate = takesForm ? watchRate(request, limits) : undefined;
    const forget = () => {
      clearTimeout(limit);
      clearInterval(rate);
      raw.socket.off('close', forget);
    };
    raw.once('end', forget);
    // Node's own limit covers the rest of the body, which is discarded.
    reply.raw.once('finish', forget);
    raw.socket.once('close', forget);
  });
}
