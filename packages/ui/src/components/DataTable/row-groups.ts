import type { ReactNode } from 'react';
import type { RowId } from './selection/use-row-selection.ts';

export interface RowGroup<Row> {
  readonly id: RowId;
  readonly rows: readonly Row[];
  /** False while the next page may add rows to the group. */
  readonly isComplete: boolean;
}

export interface RowGroups<Row> {
  /** Identifies the group of a row, such as its day. Rows of a group must follow each other. */
  getId(row: Row): RowId;
  /** Such as "Mon, Hidar 14". */
  renderTitle(group: RowGroup<Row>): ReactNode;
  /** Shown at the end of the heading: "2 events, 470 guests". */
  renderSummary?(group: RowGroup<Row>): ReactNode;
}

export interface ShownGroup extends RowGroup<unknown> {
  readonly key: string;
}

export type TableLine = ShownGroup | number;

export function groupRows(
  rows: readonly unknown[],
  getId: (row: unknown) => RowId,
  hasMore: boolean,
): readonly ShownGroup[] {
  const runs: { id: RowId; rows: unknown[] }[] = [];
  for (const row of rows) {
    const id = getId(row);
    const last = runs.at(-1);
    if (last?.id === id) last.rows.push(row);
    else runs.push({ id, rows: [row] });
  }
  const seen = new Map<RowId, number>();
  return runs.map((run, index) => {
    const turn = seen.get(run.id) ?? 0;
    seen.set(run.id, turn + 1);
    // A group interrupted by another has two headings, which need different keys.
    return { ...run, key: `${run.id} ${turn}`, isComplete: !hasMore || index < runs.length - 1 };
  });
}

export function linesOf(groups: readonly ShownGroup[]): readonly TableLine[] {
  const lines: TableLine[] = [];
  let row = 0;
  for (const group of groups) {
    lines.push(group);
    for (const end = row + group.rows.length; row < end; row += 1) lines.push(row);
  }
  return lines;
}

export function headAbove(lines: readonly TableLine[], line: number): number {
  let head = Math.max(0, Math.min(line, lines.length - 1));
  while (head > 0 && typeof lines[head] === 'number') head -= 1;
  return head;
}
