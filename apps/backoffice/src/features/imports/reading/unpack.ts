/** Unpacks the parts of a workbook, never more than a sheet of the largest size can need: a small file may hold gigabytes. */
import { Unzip, UnzipInflate, strFromU8, unzipSync } from 'fflate';
import { FileRefused } from './sheet.ts';

/** Of all parts together that are unpacked at once, and of a sheet while it is read. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Files of a workbook: sheets, pictures, settings of printers. */
const MOST_FILES = 2000;
const STEP = 256 * 1024;

/** The names of the files, from the directory of the archive; nothing is unpacked. */
function directoryOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize);
      if (sizes.size > MOST_FILES) throw new FileRefused('too-long');
      return false;
    },
  });
  return sizes;
}

export interface Archive {
  readonly has: (name: string) => boolean;
  /** The text of a file, '' where there is none. */
  readonly text: (name: string) => string;
  /**
   * Hands on a file in pieces as it is unpacked, so that a long one is never whole in memory.
   * @throws whatever `take` throws, and then unpacks no more
   */
  readonly stream: (name: string, take: (text: string) => void) => void;
}

/** @throws FileRefused `too-long` for files that unpack to more than a sheet can need, and an error of fflate for no archive */
export function openArchive(bytes: Uint8Array): Archive {
  const sizes = directoryOf(bytes);
  let left = MOST_BYTES;
  return {
    has: (name) => sizes.has(name),
    text: (name) => {
      left -= sizes.get(name) ?? 0;
      if (left < 0) throw new FileRefused('too-long');
      // The room is what the directory says, so that a file that lies about its size is cut there.
      const found = unzipSync(bytes, { filter: (file) => file.name === name })[name];
      return found === undefined ? '' : strFromU8(found);
    },
    stream: (name, take) => streamFile(bytes, name, take),
  };
}

function streamFile(bytes: Uint8Array, name: string, take: (text: string) => void) {
  const decoder = new TextDecoder();
  const progress = { unpacked: 0, isDone: false };
  const unzip = new Unzip((file) => {
    if (file.name !== name) return;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      progress.unpacked += chunk.length;
      if (progress.unpacked > MOST_BYTES) throw new FileRefused('too-long');
      take(decoder.decode(chunk, { stream: !isLast }));
      progress.isDone ||= isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !progress.isDone; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  }
}
