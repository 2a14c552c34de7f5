/** Fits a table into its box: less padding, shorter dates, fewer columns. */
import { useLayoutEffect, useMemo, useState } from 'react';
import { media } from '#tokens/breakpoints.ts';
import { useFontsCameAt, useMedia } from '../../private/page-state.ts';
import type { DataColumn } from '../data-column.ts';
import type { TableParts } from './use-table-shape.ts';

/** Pixels of extra room before columns come back; more than the width of a scrollbar. */
const MORE_ROOM = 24;

const rooms = [undefined, 'little', 'least'] as const;

interface Fit {
  readonly of: string;
  /** 0: as given; 1 and 2: less padding; each further step drops a column. */
  readonly step: number;
  readonly tooNarrow: number;
}

/** Remembers the result, so that a reopened table is laid out only once. */
const known = new Map<string, Fit>();

/** Pixels saved per cell by less padding. */
const LITTLE = 16;

/** Skips the first step where it cannot save enough, because each layout is expensive. */
export const stepFor = (step: number, over: number, columns: number): number =>
  step === 0 && over > columns * LITTLE ? 2 : step + 1;

export const leaving = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns
    .filter(({ leaves }) => leaves !== undefined)
    .sort((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0));

function withoutLeaving<Row>(columns: readonly DataColumn<Row>[], count: number) {
  const gone: ReadonlySet<DataColumn<Row>> = new Set(leaving(columns).slice(0, count));
  return gone.size === 0 ? columns : columns.filter((column) => !gone.has(column));
}

export interface FittedColumns<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** `least` also ignores given widths and shows dates in one calendar. */
  readonly room: 'little' | 'least' | undefined;
  readonly layout: string;
  readonly isLast: boolean;
}

export function useFit<Row>(
  { box, table }: TableParts,
  columns: readonly DataColumn<Row>[],
): FittedColumns<Row> {
  const going = leaving(columns);
  const fonts = useFontsCameAt();
  // Leaves out the fonts: a font that loads must not move rows being read.
  const of = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  const [fit, setFit] = useState<Fit>(() => known.get(of) ?? { of, step: 0, tooNarrow: 0 });
  // On paper all columns are kept, because a reader could not reach a dropped one.
  const isPrinted = useMedia(media.print);
  const step = isPrinted || fit.of !== of ? 0 : fit.step;
  const last = going.length === 0 ? 0 : going.length + 2;

  useLayoutEffect(() => {
    const frame = box.current;
    const rows = table.current;
    if (!frame || !rows || isPrinted || last === 0) return undefined;
    const take = (next: Fit) => {
      known.set(of, { ...next, step: Math.min(next.step, rooms.length - 1) });
      setFit(next);
    };
    const check = () => {
      const room = frame.clientWidth;
      const over = rows.offsetWidth - room;
      if (over > 0 && step < last) {
        take({ of, step: stepFor(step, over, columns.length), tooNarrow: room });
      } else if (step > 0 && room >= fit.tooNarrow + MORE_ROOM) {
        take({ of, step: 0, tooNarrow: 0 });
      }
    };
    check();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(check);
    observer.observe(frame);
    observer.observe(rows);
    return () => observer.disconnect();
  });

  const count = Math.max(0, step - 2);
  // Memoised: a new array of columns would render every row again.
  const shown = useMemo(() => withoutLeaving(columns, count), [columns, count]);
  return {
    columns: shown,
    room: rooms[Math.min(step, 2)],
    layout: [fonts, step, ...shown.map(({ id }) => id)].join(' '),
    isLast: step > 0 && step === last,
  };
}
