/** Unchanged rows stay the same object, so that they need not render again. */
import { useState } from 'react';
import { type RowWithId, uniqueById } from './paging.ts';

function keptWhereSame<Row extends RowWithId>(before: readonly Row[], now: Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const old = known.get(row.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
}

export function useShownRows<Answer, Row extends RowWithId>(
  pages: readonly Answer[] | undefined,
  pick: (answer: Answer) => readonly Row[],
): Row[] {
  const after = (before: readonly Row[]) => ({
    pages,
    rows: keptWhereSame(before, uniqueById((pages ?? []).flatMap((page) => pick(page)))),
  });
  const [shown, show] = useState(() => after([]));
  if (shown.pages === pages) return shown.rows;
  const next = after(shown.rows);
  show(next);
  return next.rows;
}
