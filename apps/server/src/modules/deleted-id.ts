/** The record a DELETE means: in the body, or in the query where a proxy drops bodies (D83). */
import { invalid } from '../errors.ts';

interface Deletion {
  query: { id?: number };
  body?: { id?: number };
}

export function deletedId({ query, body }: Deletion): number {
  const id = body?.id ?? query.id;
  if (id === undefined) throw invalid({ id: 'required' });
  return id;
}
