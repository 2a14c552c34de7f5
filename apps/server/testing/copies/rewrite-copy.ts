import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { type CopyKey, decrypting } from '../../src/backup/encrypted-file.ts';

/** `change` returns null to omit an entry. */
export async function rewriteCopy(
  from: string,
  key: CopyKey,
  to: string,
  change: (name: string, bytes: Buffer) => { name: string; bytes: Buffer } | null,
): Promise<string> {
  const tar = extract();
  const out = pack();
  const written = pipeline(out, createGzip(), createWriteStream(to));
  const read = async () => {
    for await (const entry of tar) {
      const changed = change(entry.header.name, await buffer(entry));
      if (changed !== null) out.entry({ name: changed.name }, changed.bytes);
    }
    out.finalize();
  };
  await Promise.all([
    pipeline(createReadStream(from), decrypting(key), createGunzip(), tar),
    read(),
    written,
  ]);
  return to;
}
