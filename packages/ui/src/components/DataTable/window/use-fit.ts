/** Fits a table into its box: less padding, one calendar and one clock, then one column after the other leaves. */
import { useLayoutEffect, useMemo, useState } from 'react';
import { media } from '#tokens/breakpoints.ts';
import { useFontsCameAt, useMedia } from '../../private/page-state.ts';
import type { DataColumn } from '../data-column.ts';
import type { TableParts } from './use-table-shape.ts';

/** So much more room than the last time it was too little is tried again; a scrollbar that comes and goes is not. */
const MORE_ROOM = 24;

const rooms = [undefined, 'little', 'least'] as const;

interface Fit {
  readonly of: string;
  /** 0 as given, 1 with little room around the words, 2 with the least, then a column less with each. */
  readonly step: number;
  /** The width of the box that was too little for the step before. */
  readonly tooNarrow: number;
}

/** The last room of tables with these heads, so that one that is opened again is laid out once; columns that left come back. */
const known = new Map<string, Fit>();

/** What little room gives back of a cell, by the styles: `space.large` to `space.small` on both its sides. */
const LITTLE = 16;

/** The step for a table that is `over` too wide: each layout is dear, so one that would not be enough is not tried. */
export const stepFor = (step: number, over: number, columns: number): number =>
  step === 0 && over > columns * LITTLE ? 2 : step + 1;

/** The columns that may leave, the first to go first. */
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
  /** `little` between the columns; with the `least` none is as wide as it was given, and dates have one calendar. */
  readonly room: 'little' | 'least' | undefined;
  /** Changes with the layout of the columns. */
  readonly layout: string;
  /** Nothing more can leave. */
  readonly isLast: boolean;
}

/** The columns that fit; the table scrolls if no column may leave. */
export function useFit<Row>(
  { box, table }: TableParts,
  columns: readonly DataColumn<Row>[],
): FittedColumns<Row> {
  const going = leaving(columns);
  const fonts = useFontsCameAt();
  // Other words are wider or narrower. A font that came is no reason to begin again: rows that are read would jump.
  const of = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  const [fit, setFit] = useState<Fit>(() => known.get(of) ?? { of, step: 0, tooNarrow: 0 });
  // On paper there is one width, and no other way to read what left.
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
  // The same columns at each render, because each row is drawn again for others.
  const shown = useMemo(() => withoutLeaving(columns, count), [columns, count]);
  return {
    columns: shown,
    room: rooms[Math.min(step, 2)],
    layout: [fonts, step, ...shown.map(({ id }) => id)].join(' '),
    isLast: step > 0 && step === last,
  };
}
