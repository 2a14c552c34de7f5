import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isListed } from '../base/address-group.ts';
import type { Metrics } from '../running/metrics.ts';
import type { Troubles } from '../running/warnings.ts';

export function observeCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.observe({ operation, status, seconds: elapsedTime / 1000 });
    // A URL's query may contain a client's phone.
    const user = request.signedIn?.user.id;
    request.log.info({ operation, status, ms: Math.round(elapsedTime), user }, 'call');
  });
}

/** Private addresses, where a proxy can be; from others the header is forged. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

function isUnnamed({ headers, ips = [], socket }: FastifyRequest): boolean {
  // A longer list means that TRUST_PROXY names the peer.
  if (headers['x-forwarded-for'] === undefined || ips.length > 1) return false;
  return isListed(near, socket.remoteAddress ?? '');
}

/** Callers behind an unnamed proxy share one rate limit. */
export function noticeProxy(app: FastifyInstance, troubles: Troubles): void {
  app.addHook('onRequest', async (request) => {
    if (!isUnnamed(request) || !troubles.note('unnamed_proxy')) return;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'X-Forwarded-For from a proxy that TRUST_PROXY does not name: everybody behind it counts as one',
    );
  });
}
