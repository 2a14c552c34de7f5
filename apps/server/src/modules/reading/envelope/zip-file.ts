import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  pieces: AsyncIterable<string | Uint8Array>;
  isPacked?: boolean;
}

export async function* zipOf(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    ready.push(piece);
  });
  for await (const { name, pieces, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of pieces) {
      // The server answers others between pieces.
      await nextTurn();
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
