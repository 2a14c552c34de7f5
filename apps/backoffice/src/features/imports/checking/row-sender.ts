/** Sends the rows of an import piece after piece: it can be stopped, and goes on where the network broke. */
import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { newKey } from '#api/hooks.ts';
import { isUncertain } from '#api/use-submit.ts';
import { type Piece, piecesOf, type SentRow } from './pieces.ts';

export type CheckedRow = Schemas['ImportedRow'];

export interface Progress {
  /** What the server says of each row, by its number in the sheet. */
  readonly answers: ReadonlyMap<number, CheckedRow>;
  readonly phase: 'ready' | 'running' | 'stopped' | 'broken';
  /** Why it broke off. */
  readonly error: unknown;
  /** The import that the rows are staged in, null before the first answer. */
  readonly id: number | null;
  /** Rows that are still to be sent. */
  readonly left: number;
}

export const untouched: Progress = {
  answers: new Map(),
  phase: 'ready',
  error: null,
  id: null,
  left: 0,
};

/** Sends a piece of the import, which begins with the first one. */
type SendPiece = (piece: Piece, id: number | null) => Promise<Schemas['ImportChecked']>;

export function createRowSender(sendPiece: SendPiece, show: (progress: Progress) => void) {
  let now = untouched;
  let pieces: readonly Piece[] = [];
  let stopping = new AbortController();

  const tell = (changes: Partial<Progress>) => {
    const left = pieces.reduce((sum, { rows }) => sum + rows.length, 0);
    now = { ...now, ...changes, left };
    show(now);
  };

  async function sendNext(piece: Piece) {
    const { id, rows } = await sendPiece(piece, now.id);
    pieces = pieces.slice(1);
    const answered = rows.map((row) => [row.row, row] as const);
    tell({ id: id ?? now.id, answers: new Map([...now.answers, ...answered]) });
  }

  function breakOff(error: unknown) {
    const [first, ...others] = pieces;
    // What was refused is a new request when it is sent again.
    const isKept = error instanceof ApiError && isUncertain(error);
    if (first && !isKept) pieces = [{ ...first, key: newKey() }, ...others];
    tell({ phase: 'broken', error });
  }

  async function run() {
    stopping = new AbortController();
    if (now.phase === 'running') return;
    tell({ phase: 'running', error: null });
    try {
      for (let [next] = pieces; next && !stopping.signal.aborted; [next] = pieces) {
        // oxlint-disable-next-line no-await-in-loop -- the first piece begins the import that the others name
        await sendNext(next);
      }
      tell({ phase: pieces.length > 0 ? 'stopped' : 'ready' });
    } catch (error) {
      breakOff(error);
    }
  }

  return {
    /** Adds rows to those that are to be sent; one that was sent before is checked again. */
    send(rows: readonly SentRow[]) {
      pieces = [...pieces, ...piecesOf(rows)];
      void run();
    },
    /** After the piece that is on its way. */
    stop: () => stopping.abort(),
    goOn: () => void run(),
    goOnIfBroken() {
      if (now.phase === 'broken') void run();
    },
  };
}
