/** Takes a file that a write answers with: the client reads answers as text, and gives them twenty seconds. */
import { ApiError, errorOfAnswer } from './api-error.ts';
import type { BodyAt } from './client.ts';

export interface DownloadOptions {
  /** The address of the API: `https://…/api`. */
  baseUrl: string;
  /** Replaces the browser's fetch. */
  fetch?: (request: Request) => Promise<Response>;
  getToken: () => string | null | undefined;
  onForbidden?: (token: string | undefined) => void;
}

/** The writes that answer with a file. */
type FilePath = '/copies';

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

/**
 * Resolves with the whole file.
 * @throws ApiError when it was refused, or the line broke off before its end
 */
export function createDownload({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  getToken,
  onForbidden,
}: DownloadOptions) {
  return async <P extends FilePath>(path: P, body: BodyAt<'post', P>): Promise<Blob> => {
    const token = getToken() ?? undefined;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const request = new Request(baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const response = await fetch(request).catch((cause: unknown) => {
      throw lost(cause);
    });
    if (response.status === 403) onForbidden?.(token);
    if (response.ok) {
      return response.blob().catch((cause: unknown) => {
        throw lost(cause);
      });
    }
    const text = await response.text().catch((cause: unknown) => {
      throw lost(cause);
    });
    throw errorOfAnswer(response, parsed(text));
  };
}
