import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Kit, useKit } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { spanWords } from './hours/hour-words.ts';
import { type HourGridShape, type HourPlace, placeByKey } from './hours/place-by-key.ts';
import type { HourColumn } from './hours/place-events.ts';
import type { HourSpanState } from './use-hour-span.ts';

export interface HourKeys {
  readonly grid: RefObject<HTMLElement | null>;
  readonly shape: HourGridShape;
  readonly place: HourPlace;
  readonly column: HourColumn | undefined;
  readonly slotMinutes: number;
  readonly span: HourSpanState;
  goTo(place: HourPlace): void;
  turn(pages: 1 | -1): void;
  goToToday(): void;
}

const cellAt = (grid: HTMLElement | null, { slot, column }: HourPlace) =>
  grid?.querySelector<HTMLElement>(`[data-slot="${slot}"][data-column="${column}"]`);

function bookingsAt({ grid, place, slotMinutes }: HourKeys): HTMLElement[] {
  const from = place.slot * slotMinutes;
  const buttons = grid.current?.querySelectorAll<HTMLElement>(
    `[data-of="${place.column}"] [data-top]`,
  );
  return [...(buttons ?? [])].filter(
    ({ dataset }) =>
      Number(dataset['top']) < from + slotMinutes && Number(dataset['bottom']) > from,
  );
}

const arrows = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

function moveAmongBookings(key: string, focused: Element, keys: HourKeys): boolean {
  if (key === 'Escape') {
    cellAt(keys.grid.current, keys.place)?.focus();
    return true;
  }
  const step = arrows.get(key);
  if (step === undefined) return false;
  const all = bookingsAt(keys);
  const index = all.findIndex((button) => button === focused);
  all.at((index + step) % all.length)?.focus();
  return true;
}

function moveSpan({ key, shiftKey }: KeyboardEvent, keys: HourKeys, kit: Kit): boolean {
  const { span, place, column, shape } = keys;
  if (!span.canSelect || !column || place.slot < 0) return false;
  const chosen = span.span;
  if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const slot = place.slot + (key === 'ArrowDown' ? 1 : -1);
    if (slot < 0 || slot > shape.lastSlot) return true;
    const next = span.extend(column, slot, place.slot);
    if (next) {
      announce(spanWords(next.from, next.to, column, kit));
      keys.goTo({ slot: next.head, column: place.column });
    }
    return true;
  }
  if (key === 'Escape' && chosen) {
    span.clear();
    return true;
  }
  return false;
}

function moveByKey(event: KeyboardEvent, keys: HourKeys): boolean {
  const { key } = event;
  if (key === 'PageUp' || key === 'PageDown') {
    keys.turn(key === 'PageUp' ? -1 : 1);
    return true;
  }
  if (key === 't' || key === 'T') {
    keys.goToToday();
    return true;
  }
  const next = placeByKey(event, keys.place, keys.shape);
  if (next) keys.goTo(next);
  return next !== null;
}

/** Moves to a booking of the hour. Without bookings Enter chooses the hour, as Space does. */
function enterBookings(key: string, keys: HourKeys): boolean {
  const [first] = key === 'Enter' && !keys.span.span ? bookingsAt(keys) : [];
  first?.focus();
  return first !== undefined;
}

export function useHourKeys(keys: HourKeys) {
  const { grid, place } = keys;
  const kit = useKit();
  const isMoved = useRef(false);
  // Moves the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    cellAt(grid.current, place)?.focus();
  });

  return (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element)) return;
    const booking = target.closest('[data-top]');
    const isShortcut = (ctrlKey && key !== 'Home' && key !== 'End') || metaKey || altKey;
    if (isShortcut) return;
    let isDone = false;
    if (booking) isDone = moveAmongBookings(key, booking, keys);
    else {
      isMoved.current = moveSpan(event, keys, kit) || moveByKey(event, keys);
      isDone = isMoved.current || enterBookings(key, keys);
    }
    if (isDone) event.preventDefault();
  };
}
