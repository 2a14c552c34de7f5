import { useState } from 'react';
import { type HourSpan, momentOf } from './hours/hour-event.ts';
import type { HourColumn } from './hours/place-events.ts';

/** `anchor` is the hour pressed first, so it may be after `head`. */
interface OwnSpan {
  readonly column: HourColumn;
  readonly anchor: number;
  readonly head: number;
}

export interface ChosenSpan extends HourSpan {
  readonly column: HourColumn;
  readonly first: number;
  readonly last: number;
  readonly head: number;
  readonly from: number;
  readonly to: number;
}

export interface SpanSettings {
  readonly columns: readonly HourColumn[];
  readonly slotMinutes: number;
  readonly isSpanUnavailable: ((span: HourSpan) => boolean) | undefined;
  readonly onSelectSpan: ((span: HourSpan) => void) | undefined;
}

export interface HourSpanState {
  readonly span: ChosenSpan | null;
  readonly canSelect: boolean;
  isUnavailable(column: HourColumn, slot: number): boolean;
  /** Does nothing on an unavailable hour. */
  begin(column: HourColumn, slot: number): ChosenSpan | null;
  /** Extends the span up to the first unavailable hour. */
  extend(column: HourColumn, slot: number, anchor: number): ChosenSpan | null;
  clear(): void;
  choose(span: ChosenSpan | null): void;
}

export function useHourSpan(settings: SpanSettings): HourSpanState {
  const { columns, slotMinutes, isSpanUnavailable, onSelectSpan } = settings;
  const [own, setOwn] = useState<OwnSpan | null>(null);

  const spanOf = ({ column, anchor, head }: OwnSpan): ChosenSpan => {
    const first = Math.min(anchor, head);
    const last = Math.max(anchor, head);
    const from = column.from + first * slotMinutes;
    const to = column.from + (last + 1) * slotMinutes;
    const ends = { start: momentOf(from), end: momentOf(to), from, to };
    return { ...ends, resourceId: column.resource?.id, column, first, last, head };
  };
  const isUnavailable = (column: HourColumn, slot: number) =>
    isSpanUnavailable?.(bare(spanOf({ column, anchor: slot, head: slot }))) ?? false;
  const set = (next: OwnSpan) => {
    setOwn(next);
    return spanOf(next);
  };

  const shown = own && columns.some(({ id }) => id === own.column.id) ? own : null;
  return {
    span: shown && spanOf(shown),
    canSelect: onSelectSpan !== undefined,
    isUnavailable,
    begin(column, slot) {
      if (!onSelectSpan || isUnavailable(column, slot)) return null;
      return set({ column, anchor: slot, head: slot });
    },
    extend(column, slot, from) {
      const anchor = shown?.column.id === column.id ? shown.anchor : from;
      if (!onSelectSpan || isUnavailable(column, anchor)) return null;
      const step = Math.sign(slot - anchor);
      let head = anchor;
      while (head !== slot && !isUnavailable(column, head + step)) head += step;
      return set({ column, anchor, head });
    },
    clear: () => setOwn(null),
    choose(span) {
      setOwn(null);
      if (span) onSelectSpan?.(bare(span));
    },
  };
}

const bare = ({ start, end, resourceId }: ChosenSpan): HourSpan =>
  resourceId === undefined ? { start, end } : { start, end, resourceId };
