/** The headers of the few answers that are no JSON; a replayed answer has them too. */
import type { OperationId } from '@digis/api-client/contract';
import { agreementHeaders } from '../modules/agreements/agreement-style.ts';

/** An image is looked at and nothing else, by our own pages alone. */
const imageHeaders = {
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Content-Disposition': 'inline',
  'Cache-Control': 'private, max-age=900',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const headers: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  generateAgreement: agreementHeaders,
  readAgreement: agreementHeaders,
  readMetrics: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  readUpload: imageHeaders,
};

export const replyHeadersOf = (id: OperationId, status: number): Readonly<Record<string, string>> =>
  (status === 200 ? headers[id] : undefined) ?? {};
