/** The record that a refused duplicate would have repeated, where the server may name it. */
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';

export function matchOf({ body }: ApiError): { id: number; name: string } | null {
  const match = isObject(body) ? body['match'] : undefined;
  if (!isObject(match)) return null;
  const { id, name } = match;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
