/** Unpacks an archive within limits, because a small file may hold gigabytes. */
import { Unzip, UnzipInflate, strFromU8, strToU8, unzipSync } from 'fflate';
import { leanSheet } from './lean-sheet.ts';
import { FileRefused } from './sheet.ts';

const MOST_UNPACKED = 512 * 1024 * 1024;
const MOST_KEPT = 64 * 1024 * 1024;
const MOST_FILES = 2000;
const STEP = 256 * 1024;

export type Parts = Readonly<Record<string, Uint8Array>>;

const VALUELESS =
  /(?:^|\/)(?:media|embeddings|externalLinks|printerSettings|Pictures|Thumbnails|ObjectReplacements)\/|vbaProject\.bin$/iu;
const SHEET = /(?:^|\/)worksheets\/[^/]+\.xml$/iu;

/** Some programs separate folders in paths by backslashes. */
const nameOf = (name: string) => name.replaceAll('\\', '/');

/**
 * Reads only the directory, and unpacks nothing.
 * @throws an error of fflate for a truncated archive
 */
function namesOf(bytes: Uint8Array): ReadonlySet<string> {
  const names = new Set<string>();
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.add(name);
      if (names.size > MOST_FILES) throw new FileRefused('too-long');
      return false;
    },
  });
  return names;
}

function gatherer(name: string) {
  const pieces: Uint8Array[] = [];
  const lean = SHEET.test(nameOf(name)) ? leanSheet() : null;
  return (chunk: Uint8Array, isLast: boolean) => {
    const piece = lean ? strToU8(lean(strFromU8(chunk, true), isLast), true) : chunk;
    pieces.push(piece);
    return { size: piece.length, pieces };
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * @throws FileRefused `too-long` beyond the limits, `broken` if the directory and the files differ,
 * and an error of fflate if it is no archive
 */
export function unpack(bytes: Uint8Array): Parts {
  const names = namesOf(bytes);
  const parts: Record<string, Uint8Array> = {};
  const sizes = { unpacked: 0, kept: 0 };
  const unzip = new Unzip((file) => {
    if (!names.has(file.name) || VALUELESS.test(nameOf(file.name))) return;
    const gather = gatherer(file.name);
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      sizes.unpacked += chunk.length;
      const { size, pieces } = gather(chunk, isLast);
      sizes.kept += size;
      if (sizes.unpacked > MOST_UNPACKED || sizes.kept > MOST_KEPT)
        throw new FileRefused('too-long');
      if (isLast) parts[nameOf(file.name)] = joined(pieces);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
  for (const name of names) {
    const isNeeded = !name.endsWith('/') && !VALUELESS.test(nameOf(name));
    if (isNeeded && !(nameOf(name) in parts)) throw new FileRefused('broken');
  }
  return parts;
}
