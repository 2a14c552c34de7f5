import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { newKey } from '#api/hooks.ts';
import { isUncertain } from '#api/use-submit.ts';
import { type Piece, piecesOf, type SentRow } from './pieces.ts';

export type CheckedRow = Schemas['ImportedRow'];

export interface Progress {
  readonly answers: ReadonlyMap<number, CheckedRow>;
  readonly phase: 'ready' | 'running' | 'stopped' | 'broken';
  readonly error: unknown;
  /** null before the first answer. */
  readonly id: number | null;
  readonly left: number;
}

export const untouched: Progress = {
  answers: new Map(),
  phase: 'ready',
  error: null,
  id: null,
  left: 0,
};

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
    // A refused piece gets a new key, because its retry is a new request.
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
    send(rows: readonly SentRow[]) {
      pieces = [...pieces, ...piecesOf(rows)];
      void run();
    },
    stop: () => stopping.abort(),
    goOn: () => void run(),
    goOnIfBroken() {
      if (now.phase === 'broken') void run();
    },
  };
}
