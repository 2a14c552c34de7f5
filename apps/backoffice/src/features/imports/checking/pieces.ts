import type { Schemas } from '@digis/api-client/contract';
import { newKey } from '#api/hooks.ts';

export type SentRow = Schemas['ImportRow'];

export interface Piece {
  readonly rows: readonly SentRow[];
  readonly key: string;
}

const MOST_ROWS = 500;
/** Characters: in UTF-8 each takes at most three bytes, and the server accepts 1 MiB. */
const MOST_CHARACTERS = 300 * 1024;

const lengthOf = (row: SentRow) => JSON.stringify(row).length + 1;

export function piecesOf(rows: readonly SentRow[]): readonly Piece[] {
  const pieces: SentRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const last = pieces.at(-1);
    const length = lengthOf(row);
    room -= length;
    if (last && room >= 0 && last.length < MOST_ROWS) last.push(row);
    else {
      pieces.push([row]);
      room = MOST_CHARACTERS - length;
    }
  }
  return pieces.map((piece) => ({ rows: piece, key: newKey() }));
}
