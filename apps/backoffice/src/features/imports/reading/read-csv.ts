import Papa from 'papaparse';
import { FileRefused, type Sheet } from './sheet.ts';
import { rowGatherer } from './sheet-rows.ts';

const has = (bytes: Uint8Array, ...stamp: number[]) =>
  stamp.every((byte, at) => bytes[at] === byte);

/** Number of bytes searched for UTF-16 without a BOM. */
const SAMPLE = 4096;

function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (has(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (has(bytes, 0xfe, 0xff)) return 'utf-16be';
  const places = [...bytes.subarray(0, SAMPLE).entries()].filter(([, byte]) => byte === 0);
  if (places.length === 0) return null;
  if (places.every(([at]) => at % 2 === 1)) return 'utf-16le';
  return places.every(([at]) => at % 2 === 0) ? 'utf-16be' : null;
}

/** Decodes UTF-16 or UTF-8, else Windows-1252, which accepts every byte. */
export function textOf(bytes: Uint8Array): string {
  const wide = wideOrder(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const BINARY = /(?!\s)\p{Cc}/u;

/** A first line `sep=;` tells Excel the separator. */
const SAID_SEPARATOR = /^sep=(?<sign>.)(?=\r?\n)/iu;

const separatorOf = (text: string) =>
  SAID_SEPARATOR.exec(text)?.groups?.['sign'] ??
  Papa.parse(text, {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  }).meta.delimiter;

/** Unwraps `="0911…"` and `'0911…`, which mark a phone as text. */
const textWithin = (cell: string) =>
  cell
    .trim()
    .replace(/^="(?<text>.*)"$/su, '$<text>')
    .replace(/^'(?=[\d+])/u, '');

/** @throws FileRefused `not-a-sheet`, `unclosed-quote` with its row */
export function readCsv(text: string): Sheet {
  if (BINARY.test(text.slice(0, SAMPLE))) throw new FileRefused('not-a-sheet');
  const gathered = rowGatherer();
  let row = 0;
  Papa.parse<string[]>(text.replace(SAID_SEPARATOR, ''), {
    delimiter: separatorOf(text),
    step: ({ data, errors }) => {
      row += 1;
      // An unclosed quote makes the following rows part of one cell.
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new FileRefused('unclosed-quote', row);
      gathered.add(
        row,
        data.map((cell) => textWithin(cell) || null),
      );
    },
  });
  return { name: '', ...gathered.rows(), hiddenColumns: [], merged: 0 };
}
