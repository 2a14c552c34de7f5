import type { OperationId } from '@digis/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '../contract/handler.ts';
import { agreementHeaders } from '../modules/bookings/agreements/page-policy.ts';

export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
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

const imageHeaders = {
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Content-Disposition': 'inline',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const headers: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  generateAgreement: agreementHeaders,
  readAgreement: agreementHeaders,
  printProforma: agreementHeaders,
  readProforma: agreementHeaders,
  readMetrics: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  readUpload: imageHeaders,
  takeCopy: { 'Content-Type': 'application/octet-stream' },
  takeEnvelope: { 'Content-Type': 'application/octet-stream' },
  // Other tabs keep their sessions and drafts.
  logout: { 'Clear-Site-Data': '"cache"' },
};

export const replyHeadersOf = (id: OperationId, status: number): Readonly<Record<string, string>> =>
  (status === 200 ? headers[id] : undefined) ?? {};
