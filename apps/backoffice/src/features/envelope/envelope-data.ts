// D178
import { createDownload } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { baseUrl } from '#api/client.ts';
import { handleForbidden, readToken } from '#auth/session.ts';
import { saveFile } from '#lists/list-buttons.tsx';

type Request = Schemas['EnvelopeRequest'];

const download = createDownload({
  baseUrl,
  getToken: readToken,
  onForbidden: (token) => handleForbidden(token ?? null),
});

export type EnvelopeState =
  | { readonly is: 'ready' }
  | { readonly is: 'coming'; readonly bytes: number }
  | { readonly is: 'saved' }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly error: unknown };

const nameOf = ({ branchId, from, to }: Request) =>
  ['envelope', ...(branchId === undefined ? [] : [`branch-${branchId}`]), from, to].join('-');

export function useEnvelope() {
  const [state, setState] = useState<EnvelopeState>({ is: 'ready' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const take = async (request: Request): Promise<void> => {
    const stopper = new AbortController();
    const { signal } = stopper;
    running.current = stopper;
    setState({ is: 'coming', bytes: 0 });
    try {
      const file = await download('/envelope', request, {
        signal,
        onBytes: (bytes) => setState({ is: 'coming', bytes }),
      });
      saveFile(`${nameOf(request)}.zip`, file);
      setState({ is: 'saved' });
    } catch (error) {
      setState(signal.aborted ? { is: 'stopped' } : { is: 'failed', error });
    }
  };
  return {
    state,
    take: (request: Request) => void take(request),
    stop: () => running.current?.abort(),
  };
}
