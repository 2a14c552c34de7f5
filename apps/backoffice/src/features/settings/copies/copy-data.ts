// D163
import { createDownload } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { baseUrl } from '#api/client.ts';
import { useRead } from '#api/hooks.ts';
import { withProof } from '#auth/proof.ts';
import { handleForbidden, readToken } from '#auth/session.ts';

export type Copy = Schemas['Copy'];

export const useCopies = () => useRead('/copies');

const download = createDownload({
  baseUrl,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

/** Changes no record, so it needs no idempotency key. */
export const takeCopy = (body: Schemas['CopyRequest']): Promise<Blob> =>
  withProof(() => download('/copies', body));
