/** Tries each answer to a question on all cells of a column, without holding up the page. */
import { useEffect, useState } from 'react';
import { inSlices } from '#browser/in-slices.ts';
import type { Cell } from '../reading/sheet.ts';
import { isBlank } from '../rows/cells/blank-cell.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';

export interface Tried {
  /** Cells with a value, and those of them that cannot be read with the answer. */
  readonly filled: number;
  readonly left: number;
  /** Cells with what they would be. */
  readonly samples: readonly { readonly text: string; readonly value: string }[];
}

export interface TriedAnswers<Answer> {
  /** Empty until all cells were tried. */
  readonly answers: ReadonlyMap<Answer, Tried>;
  /** Every cell says the same with every answer, so there is nothing to ask. */
  readonly isSettled: boolean;
}

const SAMPLES = 2;
const untried: TriedAnswers<never> = { answers: new Map<never, Tried>(), isSettled: false };

/** Cells that other answers read otherwise tell the most, so they are the samples. */
function tried<Answer>(
  cells: readonly Cell[],
  values: readonly ReadonlyMap<Answer, string | null>[],
  answer: Answer,
): Tried {
  const read = values.flatMap((each, at) => {
    const value = each.get(answer) ?? null;
    const text = textOfCell(cells[at] ?? null);
    const isTelling = new Set([...each.values()].filter((other) => other !== null)).size > 1;
    return value === null ? [] : [{ text, value, isTelling }];
  });
  const telling = read.filter(({ isTelling }) => isTelling);
  const samples = (telling.length > 0 ? telling : read).slice(0, SAMPLES);
  return { filled: cells.length, left: cells.length - read.length, samples };
}

/** What a cell says without an answer, which no answer gainsays. */
const isSettledBy = (said: string | null, values: ReadonlyMap<unknown, string | null>) =>
  said !== null && [...values.values()].every((value) => value === null || value === said);

/** `said` is what a cell says without an answer. The arguments have to stay the same while they mean the same. */
export function useTried<Answer extends string>(
  cells: readonly Cell[],
  answers: readonly Answer[],
  valueOf: (cell: Cell, answer: Answer) => string | null,
  said: (cell: Cell) => string | null,
): TriedAnswers<Answer> {
  const [all, setAll] = useState<TriedAnswers<Answer>>(untried);
  useEffect(() => {
    const stop = new AbortController();
    const filled = cells.filter((cell) => !isBlank(cell));
    const valuesOf = (cell: Cell) =>
      new Map(answers.map((answer) => [answer, valueOf(cell, answer)]));
    const tryAll = async () => {
      const values = await inSlices(filled, valuesOf, () => !stop.signal.aborted);
      if (values === null) return;
      setAll({
        answers: new Map(answers.map((answer) => [answer, tried(filled, values, answer)])),
        isSettled: values.every((each, at) => isSettledBy(said(filled[at] ?? null), each)),
      });
    };
    void tryAll();
    return () => stop.abort();
  }, [cells, answers, valueOf, said]);
  return all;
}
