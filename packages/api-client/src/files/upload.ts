/** Uploads with XMLHttpRequest, because fetch reports no upload progress. */
import { ApiError, errorOfAnswer, isObject } from '../api-error.ts';
import type { Schemas } from '../contract.ts';

type ImageUse = Exclude<Schemas['ImageUpload']['use'], undefined>;

export interface UploadOptions {
  /** `https://…/api`. */
  baseUrl: string;
  getToken: () => string | null | undefined;
  onForbidden?: (token: string | undefined) => void;
  /** A photo by default. */
  use?: ImageUse;
}

export interface UploadWatch {
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Milliseconds, long enough for a slow line. */
const answerWithin = 120_000;

interface Sent {
  status: number;
  text: string;
  retryAfter: string | null;
}

function send(url: string, token: string | undefined, form: FormData, watch: UploadWatch) {
  return new Promise<Sent>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'NETWORK' | 'TIMEOUT', msg: string) => () =>
      reject(new ApiError({ status: 0, code, msg }));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.onProgress(total === 0 ? 0 : (loaded / total) * 100);
    });
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfter: request.getResponseHeader('Retry-After') });
    });
    request.addEventListener('error', fail('NETWORK', 'The server is out of reach.'));
    request.addEventListener('timeout', fail('TIMEOUT', 'The server did not answer in time.'));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    watch.signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.timeout = answerWithin;
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Resolves with the file's path.
 * @throws ApiError if the server refuses or does not answer; AbortError if aborted
 */
export function createUpload({ baseUrl, getToken, onForbidden, use }: UploadOptions) {
  return async (file: Blob, watch: UploadWatch): Promise<string> => {
    watch.signal.throwIfAborted();
    const token = getToken() ?? undefined;
    const form = new FormData();
    form.set('image', file);
    if (use !== undefined) form.set('use', use);
    const { status, text, retryAfter } = await send(`${baseUrl}/upload-file`, token, form, watch);
    if (status === 403) onForbidden?.(token);
    const body = parsed(text);
    if (status === 200 && isObject(body) && typeof body.path === 'string') return body.path;
    const headers: HeadersInit = retryAfter === null ? {} : { 'Retry-After': retryAfter };
    throw errorOfAnswer(new Response(text, { status: status === 0 ? 502 : status, headers }), body);
  };
}
