/** Notices a proxy that nobody has named: behind it everybody has one address, and shares one limit. */
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isListed } from '../address-group.ts';
import type { Troubles } from '../operations/troubles.ts';

/** Where proxies stand; from anywhere else the header is a stranger's invention. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

function isUnnamed({ headers, ips = [], socket }: FastifyRequest): boolean {
  // With more than the peer itself in the list, the peer is one that TRUST_PROXY names.
  if (headers['x-forwarded-for'] === undefined || ips.length > 1) return false;
  return isListed(near, socket.remoteAddress ?? '');
}

export function noticeProxy(app: FastifyInstance, troubles: Troubles): void {
  app.addHook('onRequest', async (request) => {
    if (!isUnnamed(request) || !troubles.note('unnamed_proxy')) return;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'X-Forwarded-For from a proxy that TRUST_PROXY does not name: everybody behind it counts as one',
    );
  });
}
