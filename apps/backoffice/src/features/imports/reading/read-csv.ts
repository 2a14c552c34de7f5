/** Reads a CSV file of any of the usual encodings and separators. */
import Papa from 'papaparse';
import { FileRefused, HEAD_ROWS, MAX_ROWS, rowGatherer, type Sheet } from './sheet.ts';

const has = (bytes: Uint8Array, ...stamp: number[]) =>
  stamp.every((byte, at) => bytes[at] === byte);

/** Bytes looked at to tell UTF-16 without a mark: in it every second byte of a comma or digit is 0. */
const SAMPLE = 4096;

function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (has(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (has(bytes, 0xfe, 0xff)) return 'utf-16be';
  const places = [...bytes.subarray(0, SAMPLE).entries()].filter(([, byte]) => byte === 0);
  if (places.length === 0) return null;
  if (places.every(([at]) => at % 2 === 1)) return 'utf-16le';
  return places.every(([at]) => at % 2 === 0) ? 'utf-16be' : null;
}

/** UTF-16 or UTF-8 where it is one, else the encoding of Windows in the West, in which every byte is a letter. */
export function textOf(bytes: Uint8Array): string {
  const wide = wideOrder(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Signs that no text has: the file is something else. */
const BINARY = /(?!\s)\p{Cc}/u;

/** Guessed from the first lines that are not blank. */
const separatorOf = (text: string) =>
  Papa.parse(text, { preview: 1, skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] })
    .meta.delimiter;

/** Lines that are parsed, blank ones too: a list may have as many as it has rows. */
const MOST_LINES = (MAX_ROWS + HEAD_ROWS) * 2;

/** @throws FileRefused `not-a-sheet`, `too-long`, `empty` */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = textOf(bytes);
  if (BINARY.test(text.slice(0, SAMPLE))) throw new FileRefused('not-a-sheet');
  const gathered = rowGatherer();
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    preview: MOST_LINES + 1,
  });
  data.forEach((cells, at) =>
    gathered.add(
      at + 1,
      cells.map((cell) => cell.trim() || null),
    ),
  );
  if (data.length > MOST_LINES) throw new FileRefused('too-long');
  if (gathered.rows.length === 0) throw new FileRefused('empty');
  return { rows: gathered.rows, hidden: 0, merged: 0 };
}
