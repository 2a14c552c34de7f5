/** Who sends a request, from where: for the log of actions, and to sign out. */
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from './handler.ts';

export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

export function requestInfoOf(request: FastifyRequest): RequestInfo {
  const { id, ip, headers } = request;
  return {
    id,
    ip,
    device: (headers['user-agent'] ?? '').slice(0, 200),
    bearer: bearerOf(request),
    isSecure: request.protocol === 'https',
    isForwarded: headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined,
  };
}
