import { useEffect, useRef, useState } from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import { announce } from '../announce.ts';
import { type FileLimits, useFileFault } from './file-faults.ts';
import type { Upload } from './use-upload.ts';

interface SentFile {
  readonly id: string;
  readonly file: File;
  readonly phase: 'refused' | 'sending' | 'failed' | 'stored';
  readonly percent?: number;
  readonly fault?: string;
  readonly path?: string;
}

/** Kept in a ref, because several uploads can settle between two renders. */
function useSentFiles() {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const newest = useRef(sent);
  const show = (next: readonly SentFile[]) => {
    newest.current = next;
    setSent(next);
  };
  const change = (id: string, now: Partial<SentFile>) =>
    show(newest.current.map((each) => (each.id === id ? { ...each, ...now } : each)));
  return { sent, newest, show, change };
}

export interface UploadsSettings extends FileLimits {
  upload: Upload;
  room: number;
  fullFault: string;
  onStored: (path: string) => void;
}

export function useUploads({ upload, room, fullFault, onStored, ...limits }: UploadsSettings) {
  const strings = useKitStrings();
  const faultOf = useFileFault(limits);
  const { sent, newest, show, change } = useSentFiles();
  const aborts = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    const { current } = aborts;
    return () => current.forEach((abort) => abort.abort());
  }, []);

  const say = (file: File, words: string) => announce(`${file.name}${strings.comma}${words}`);

  async function send({ id, file }: SentFile) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const { signal } = abort;
    const onProgress = (percent: number) => void (!signal.aborted && change(id, { percent }));
    change(id, { phase: 'sending', percent: 0, fault: undefined });
    try {
      const path = await upload(file, { signal, onProgress });
      if (signal.aborted) return;
      change(id, { phase: 'stored', percent: undefined, path });
      say(file, strings.fileUploaded);
      onStored(path);
    } catch {
      if (signal.aborted) return;
      change(id, { phase: 'failed', percent: undefined, fault: strings.uploadFailed });
      say(file, strings.uploadFailed);
    }
  }

  async function add(files: readonly File[]) {
    const faults = await Promise.all(files.map(faultOf));
    const onTheWay = newest.current.filter(
      ({ phase }) => phase === 'sending' || phase === 'failed',
    );
    let left = room - onTheWay.length;
    const added = files.map((file, index): SentFile => {
      lastId.current += 1;
      const id = `upload-${lastId.current}`;
      const fault = faults[index] ?? (left > 0 ? null : fullFault);
      if (fault !== null) return { id, file, phase: 'refused', fault };
      left -= 1;
      return { id, file, phase: 'sending', percent: 0 };
    });
    show([...newest.current, ...added]);
    for (const each of added) {
      if (each.phase === 'sending') void send(each);
      else say(each.file, each.fault ?? '');
    }
  }

  function remove(id: string) {
    aborts.current.get(id)?.abort();
    show(newest.current.filter((each) => each.id !== id));
  }

  function clear() {
    aborts.current.forEach((abort) => abort.abort());
    show([]);
  }

  return { sent, add, send, remove, clear };
}
