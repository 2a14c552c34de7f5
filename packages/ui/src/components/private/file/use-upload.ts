import { useEffect, useRef, useState } from 'react';
import { type FileLimits, useFileFault } from './file-faults.ts';

/** Your upload must use XMLHttpRequest to report progress, because `fetch` reports none. */
export interface UploadWatch {
  /** Call it with 0 to 100. */
  onProgress: (percent: number) => void;
  /** Aborted on Cancel and on unmounting. */
  signal: AbortSignal;
}

/** Uploads a file; resolves with its stored path. */
export type Upload = (file: Blob, watch: UploadWatch) => Promise<string>;

export type UploadState =
  | { readonly phase: 'waiting'; readonly fault?: string }
  | { readonly phase: 'uploading'; readonly file: File; readonly percent: number }
  | { readonly phase: 'failed'; readonly file: File }
  | { readonly phase: 'done'; readonly file: File };

export interface UploadSettings extends FileLimits {
  upload: Upload;
  onUploaded: (path: string) => void;
}

export function useUpload({ upload, onUploaded, ...limits }: UploadSettings) {
  const faultOf = useFileFault(limits);
  const [state, setState] = useState<UploadState>({ phase: 'waiting' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  function begin(): AbortSignal {
    abort.current?.abort();
    abort.current = new AbortController();
    return abort.current.signal;
  }

  async function send(file: File, signal = begin()) {
    const show = (next: UploadState) => !signal.aborted && setState(next);
    show({ phase: 'uploading', file, percent: 0 });
    try {
      const path = await upload(file, {
        signal,
        onProgress: (percent) => show({ phase: 'uploading', file, percent }),
      });
      if (signal.aborted) return;
      setState({ phase: 'done', file });
      onUploaded(path);
    } catch {
      show({ phase: 'failed', file });
    }
  }

  async function pick(file: File) {
    const signal = begin();
    const fault = await faultOf(file);
    if (signal.aborted) return;
    if (fault) setState({ phase: 'waiting', fault });
    else await send(file, signal);
  }

  function cancel() {
    abort.current?.abort();
    setState({ phase: 'waiting' });
  }

  return { state, pick, send, cancel };
}
