import type { Schemas } from '@digis/api-client/contract';
import { newKey } from '#api/hooks.ts';

export type SentRow = Schemas['ImportRow'];

export interface Piece {
  readonly rows: readonly SentRow[];
  readonly key: string;
}

const MOST_ROWS = 500;
const MOST_BYTES = 900 * 1024;

const encoder = new TextEncoder();
const bytesOf = (row: SentRow) => encoder.encode(JSON.stringify(row)).length + 1;

export function piecesOf(rows: readonly SentRow[]): readonly Piece[] {
  const pieces: SentRow[][] = [];
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
  return pieces.map((piece) => ({ rows: piece, key: newKey() }));
}
