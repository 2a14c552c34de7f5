/** Cuts the rows of an import into the pieces that are sent one after another. */
import type { Schemas } from '@digis/api-client/contract';
import { newKey } from '#api/hooks.ts';

type ImportRow = Schemas['ImportRow'];

export interface SentRow extends ImportRow {
  /** Some of its cells could not be read: its other faults are told, and it is not kept. */
  readonly isPartial?: boolean;
}

export interface Piece {
  readonly rows: readonly ImportRow[];
  readonly isPartial: boolean;
  /** A piece that may have arrived is sent again with the same one. */
  readonly key: string;
}

/** Limits of the contract; the size leaves room for what is around the rows. */
const MOST_ROWS = 500;
const MOST_BYTES = 900 * 1024;

const encoder = new TextEncoder();
const bytesOf = (row: ImportRow) => encoder.encode(JSON.stringify(row)).length + 1;

function cut(rows: readonly ImportRow[]) {
  const pieces: ImportRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const last = pieces.at(-1);
    room -= bytesOf(row);
    if (last && room >= 0 && last.length < MOST_ROWS) last.push(row);
    else {
      pieces.push([row]);
      room = MOST_BYTES - bytesOf(row);
    }
  }
  return pieces;
}

/** Whole rows first: the first piece of them begins the import. */
export const piecesOf = (rows: readonly SentRow[]): readonly Piece[] =>
  [false, true].flatMap((isPartial) => {
    const some = rows.filter((row) => (row.isPartial ?? false) === isPartial);
    const sent = some.map(({ row, values }) => ({ row, values }));
    return cut(sent).map((piece) => ({ rows: piece, isPartial, key: newKey() }));
  });
