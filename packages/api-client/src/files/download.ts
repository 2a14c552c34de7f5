/** Downloads files, for which the client is unsuitable: it reads text, within twenty seconds. */
import { ApiError, errorOfAnswer } from '../api-error.ts';
import type { BodyAt } from '../client.ts';

export interface DownloadOptions {
  /** `https://…/api`. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  getToken: () => string | null | undefined;
  onForbidden?: (token: string | undefined) => void;
}

type FilePath = '/copies' | '/envelope';

export interface DownloadWatch {
  /** Aborts the download, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Bytes received so far. */
  onBytes?: (bytes: number) => void;
}

const lost = (cause: unknown): ApiError =>
  new ApiError(
    { status: 0, code: 'NETWORK', msg: 'The server is out of reach, or the line broke off.' },
    { cause },
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function bytesOf(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return new Blob(pieces);
    pieces.push(piece.value);
    bytes += piece.value.length;
    onBytes(bytes);
  }
}

/** @throws ApiError if the server refuses, or the connection breaks off */
export function createDownload({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  getToken,
  onForbidden,
}: DownloadOptions) {
  return async <P extends FilePath>(
    path: P,
    body: BodyAt<'post', P>,
    { signal, onBytes }: DownloadWatch = {},
  ): Promise<Blob> => {
    const token = getToken() ?? undefined;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const request = new Request(baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const brokeOff = (cause: unknown): never => {
      signal?.throwIfAborted();
      throw lost(cause);
    };
    const response = await fetch(request).catch(brokeOff);
    if (response.status === 403) onForbidden?.(token);
    if (response.ok) {
      // Uncounted, `blob()` lets the browser keep a large file on its disk.
      const whole = onBytes === undefined ? response.blob() : bytesOf(response, onBytes);
      return whole.catch(brokeOff);
    }
    const text = await response.text().catch(brokeOff);
    throw errorOfAnswer(response, parsed(text));
  };
}
