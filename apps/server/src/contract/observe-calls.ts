/** Notes how every call went: for the figures, and one line of log without an address, a name or a phone. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';

export function observeCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.observe({ operation, status, seconds: elapsedTime / 1000 });
    // Not the URL: a query may hold a client's phone.
    const user = request.signedIn?.user.id;
    request.log.info({ operation, status, ms: Math.round(elapsedTime), user }, 'call');
  });
}
