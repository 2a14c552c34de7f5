import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '../base/errors.ts';
import { type CopyKey, decrypting, Unopened } from './encrypted-file.ts';
import { Passphrase } from './passphrase.ts';
import { CopySums, partOf } from './copy-sums.ts';
import {
  isSignedBy,
  manifestName,
  readManifest,
  signatureName,
  type Manifest,
} from './manifest.ts';

export interface CopyEntry {
  size: number;
  chunks: AsyncIterable<Uint8Array>;
  skip(): void;
}

async function* bytesOf(source: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) if (chunk instanceof Uint8Array) yield chunk;
}

/** Must read the whole entry or `skip()` it. */
type Visit = (name: string, entry: CopyEntry) => Promise<void>;

const signNames: ReadonlySet<string> = new Set([manifestName, signatureName]);
const mostManifestBytes = 256 * 1024 * 1024;

async function readEntries(file: string, key: CopyKey, visit: Visit): Promise<void> {
  const tar = extract();
  const read = async () => {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      await visit(name, { size, chunks: bytesOf(entry), skip: () => entry.resume() });
    }
  };
  const piped = pipeline(createReadStream(file), decrypting(key), createGunzip(), tar);
  // An error of `visit` comes first, because it also ends the pipe.
  const [visited, passed] = await Promise.allSettled([read(), piped]);
  if (passed.status === 'rejected') {
    if (passed.reason instanceof Unopened) throw unopened(file, passed.reason, key);
    const why = unreadable[String(Object(passed.reason).code)];
    if (why !== undefined) throw new StartError(`${file} ${why}.`, { cause: passed.reason });
  }
  for (const end of [visited, passed]) if (end.status === 'rejected') throw end.reason;
}

const unreadable: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder, and no copy',
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read by this account',
};

function unopened(file: string, { why }: Unopened, key: CopyKey): StartError {
  const name = basename(file);
  if (why === 'damaged') return new StartError(`${name} is damaged, or its end is missing.`);
  if (key instanceof Passphrase) {
    return new StartError(
      `${name} is not opened by this passphrase: give the one it was downloaded with.`,
    );
  }
  return new StartError(
    `${name} is encrypted with another key: give the DIGIS_SECRET_KEY or BACKUP_KEY of the server that made it, or --passphrase-file if it was downloaded.`,
  );
}

export const readParts = (
  file: string,
  key: CopyKey,
  visit: (part: string, entry: CopyEntry) => Promise<void>,
): Promise<void> =>
  readEntries(file, key, async (name, entry) => {
    if (signNames.has(name)) entry.skip();
    else await visit(partOf(name), entry);
  });

async function readSigned(file: string, key: CopyKey): Promise<ReadonlyMap<string, Buffer>> {
  const signed = new Map<string, Buffer>();
  await readEntries(file, key, async (name, entry) => {
    if (!signNames.has(name)) entry.skip();
    else if (signed.has(name) || entry.size > mostManifestBytes) {
      throw new StartError(`${basename(file)} is not a copy of ours.`);
    } else signed.set(name, await buffer(entry.chunks));
  });
  return signed;
}

/** `isUnsigned`: another server's copy. A passphrase gives no signing key. */
export async function readManifestOf(
  file: string,
  key: CopyKey,
  isUnsigned = false,
): Promise<Manifest> {
  const signed = await readSigned(file, key);
  const bytes = signed.get(manifestName);
  if (bytes === undefined) throw new StartError(`${basename(file)} is not a whole copy.`);
  const signature = signed.get(signatureName);
  const isVouchedFor = isUnsigned || key instanceof Passphrase;
  if (!isVouchedFor && (signature === undefined || !isSignedBy(key, bytes, signature.toString()))) {
    const how = signature === undefined ? 'is not signed' : 'is not signed with the key of here';
    throw new StartError(
      `${basename(file)} ${how}: give the DIGIS_SECRET_KEY or BACKUP_KEY of the server that made it, or say --unsigned if you know whose it is.`,
    );
  }
  return readManifest(bytes.toString());
}

export async function requireWhole(file: string, key: CopyKey, manifest: Manifest): Promise<void> {
  const sums = new CopySums();
  await readParts(file, key, async (part, entry) => {
    for await (const chunk of entry.chunks) sums.add(part, chunk);
  });
  const difference = sums.firstDifference(manifest);
  if (difference !== null) throw new StartError(`${difference} of ${basename(file)} is damaged.`);
}
