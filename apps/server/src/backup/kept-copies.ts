// D163
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { KeptCopies, KeptCopy } from '../files/kept-copies.ts';
import { decrypting, encrypting, Unopened } from './encrypted-file.ts';
import { dayOfCopy } from './keep-daily-copy.ts';
import { Passphrase } from './passphrase.ts';

interface CopyFile extends KeptCopy {
  path: string;
}

async function listFiles(folder: string): Promise<CopyFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .toSorted()
    .toReversed()
    .map(async (name) => {
      const day = dayOfCopy(name);
      const path = join(folder, name);
      const found = day === null ? null : await stat(path).catch(() => null);
      if (day === null || found === null) return [];
      return [{ day, path, bytes: found.size, writtenAt: found.mtime }];
    });
  return (await Promise.all(files)).flat();
}

type Pieces = AsyncGenerator<Uint8Array>;

async function begun(pieces: Pieces): Promise<Pieces> {
  const first = await pieces.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    yield* pieces;
  })();
}

/** A wrong key fails before the answer begins. */
async function reencrypt(path: string, key: Buffer, passphrase: string): Promise<Readable | null> {
  const file = createReadStream(path);
  try {
    const plain = await begun(decrypting(key)(file));
    const encrypted = await begun(encrypting(new Passphrase(passphrase))(plain));
    return Readable.from(encrypted, { objectMode: false }).once('close', () => file.destroy());
  } catch (error) {
    file.destroy();
    if (error instanceof Unopened) return null;
    throw error;
  }
}

/** Lazy: the first use may create the key. */
export const openKeptCopies = (folder: string, keyOf: () => Buffer): KeptCopies => ({
  list: async () => (await listFiles(folder)).map(({ path: _path, ...copy }) => copy),
  take: async (day, passphrase) => {
    const found = (await listFiles(folder)).find((copy) => copy.day === day);
    return found === undefined ? null : reencrypt(found.path, keyOf(), passphrase);
  },
});
