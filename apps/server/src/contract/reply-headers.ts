/** The headers that some answers have of their own; a replayed answer has them too. */
import type { OperationId } from '@digis/api-client/contract';
import { agreementHeaders } from '../modules/agreements/agreement-style.ts';

/** An image is looked at and nothing else, by our own pages alone. */
const imageHeaders = {
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Content-Disposition': 'inline',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const headers: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  generateAgreement: agreementHeaders,
  readAgreement: agreementHeaders,
  readMetrics: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  readUpload: imageHeaders,
  // Other tabs go on with their sessions and drafts, so nothing but what was kept of answers goes.
  logout: { 'Clear-Site-Data': '"cache"' },
};

export const replyHeadersOf = (id: OperationId, status: number): Readonly<Record<string, string>> =>
  (status === 200 ? headers[id] : undefined) ?? {};
