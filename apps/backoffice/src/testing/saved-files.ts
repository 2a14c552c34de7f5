/** Collects saved files, which jsdom would drop. */
import { afterEach, beforeEach, vi } from 'vitest';
import { WAIT } from '@digis/tooling/hang-guard';

interface SavedFiles {
  readonly linesOf: (name: string) => Promise<string[]>;
  readonly fileOf: (name: string) => Promise<File>;
  readonly names: () => string[];
}

export function useSavedFiles(): SavedFiles {
  const files = new Map<string, Blob>();
  const blobs: Blob[] = [];
  beforeEach(() => {
    files.clear();
    URL.createObjectURL = (file) => `blob:${blobs.push(file instanceof Blob ? file : new Blob())}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.set(this.download, blobs.at(-1) ?? new Blob());
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  const saved = (name: string) =>
    vi.waitFor(() => {
      const file = files.get(name);
      if (!file) throw new Error(`there is no ${name} among ${[...files.keys()].join(', ')}`);
      return file;
    }, WAIT);
  return {
    names: () => [...files.keys()],
    fileOf: async (name) => new File([await saved(name)], name),
    linesOf: async (name) => (await textOf(await saved(name))).trim().split('\r\n'),
  };
}

const readBy = (
  file: Blob | undefined,
  read: (reader: FileReader, blob: Blob) => void,
): Promise<string | ArrayBuffer | null> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error));
    read(reader, file ?? new Blob());
  });

export async function textOf(file: Blob | undefined): Promise<string> {
  const text = await readBy(file, (reader, blob) => reader.readAsText(blob));
  return typeof text === 'string' ? text : '';
}

export async function bytesOf(file: Blob): Promise<Uint8Array> {
  const bytes = await readBy(file, (reader, blob) => reader.readAsArrayBuffer(blob));
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array();
}
