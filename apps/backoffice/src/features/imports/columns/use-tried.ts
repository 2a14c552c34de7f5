import { useEffect, useState } from 'react';
import { inSlices } from '#browser/in-slices.ts';
import type { Cell } from '../reading/sheet.ts';
import { textOfCell, isBlank } from '../rows/cells/plain-cell.ts';

export interface Tried {
  readonly filled: number;
  readonly left: number;
  readonly samples: readonly { readonly text: string; readonly value: string }[];
}

interface TriedAnswers<Answer> {
  readonly answers: ReadonlyMap<Answer, Tried>;
  readonly isSettled: boolean;
}

const SAMPLES = 2;
const untried: TriedAnswers<never> = { answers: new Map<never, Tried>(), isSettled: false };

interface TriedCell<Answer> {
  readonly cell: Cell;
  readonly values: ReadonlyMap<Answer, string | null>;
  /** True if the answers read the cell differently, which makes it a good sample. */
  readonly isTelling: boolean;
  readonly isSettled: boolean;
}

type Said<Answer> = (values: ReadonlyMap<Answer, string | null>) => string | null;

function triedCell<Answer>(
  cell: Cell,
  values: ReadonlyMap<Answer, string | null>,
  saidBy: Said<Answer>,
): TriedCell<Answer> {
  const read = new Set([...values.values()].filter((value) => value !== null));
  const said = saidBy(values);
  const isSettled = said !== null && [...read].every((value) => value === said);
  return { cell, values, isTelling: read.size > 1, isSettled };
}

function tried<Answer>(cells: readonly TriedCell<Answer>[], answer: Answer): Tried {
  const isRead = ({ values }: TriedCell<Answer>) => (values.get(answer) ?? null) !== null;
  const read = cells.filter(isRead);
  const telling = read.filter(({ isTelling }) => isTelling);
  const samples = (telling.length > 0 ? telling : read).slice(0, SAMPLES);
  return {
    filled: cells.length,
    left: cells.length - read.length,
    samples: samples.map(({ cell, values }) => ({
      text: textOfCell(cell),
      value: values.get(answer) ?? '',
    })),
  };
}

/** Memoized by its arguments, which must keep their identity. */
export function useTried<Answer extends string>(
  cells: readonly Cell[],
  answers: readonly Answer[],
  valueOf: (cell: Cell, answer: Answer) => string | null,
  saidBy: Said<Answer>,
): TriedAnswers<Answer> {
  const [triedAll, setTried] = useState<TriedAnswers<Answer>>(untried);
  useEffect(() => {
    const stop = new AbortController();
    const filled = cells.filter((cell) => !isBlank(cell));
    const tryCell = (cell: Cell) =>
      triedCell(cell, new Map(answers.map((answer) => [answer, valueOf(cell, answer)])), saidBy);
    const tryAll = async () => {
      const all = await inSlices(filled, tryCell, () => !stop.signal.aborted);
      if (all === null) return;
      setTried({
        answers: new Map(answers.map((answer) => [answer, tried(all, answer)])),
        isSettled: all.every(({ isSettled }) => isSettled),
      });
    };
    void tryAll();
    return () => stop.abort();
  }, [cells, answers, valueOf, saidBy]);
  return triedAll;
}
