/** The record that a refused duplicate would have repeated, where the server may name it. */
import type { ApiError } from '@digis/api-client';
import { isRecord } from './is-record.ts';

export function matchOf({ body }: ApiError): { id: number; name: string } | null {
  const match = isRecord(body) ? body['match'] : undefined;
  if (!isRecord(match)) return null;
  const { id, name } = match;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
