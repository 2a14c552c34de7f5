import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { spanWords } from './hours/hour-words.ts';
import type { HourColumn } from './hours/place-events.ts';
import type { HourSpanState } from './use-hour-span.ts';

interface PressedHour {
  readonly column: HourColumn;
  readonly slot: number;
}

function hourAt(target: EventTarget, columns: readonly HourColumn[]): PressedHour | null {
  if (!(target instanceof Element)) return null;
  const { dataset = {} } = target.closest<HTMLElement>('[data-slot]') ?? {};
  const column = columns[Number(dataset['column'])];
  const slot = Number(dataset['slot'] ?? -1);
  return column && slot >= 0 ? { column, slot } : null;
}

export function useHourPointer(columns: readonly HourColumn[], span: HourSpanState) {
  const kit = useKit();
  const [isDragging, setIsDragging] = useState(false);
  const isTouch = useRef(false);
  const latest = useRef({ span, columns });
  useEffect(() => {
    latest.current = { span, columns };
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const end = ({ type, target }: Event) => {
      setIsDragging(false);
      const { choose, extend, span: dragged } = latest.current.span;
      // Reads the hour again, because the span may lag behind a fast pointer.
      const hour = target && hourAt(target, latest.current.columns);
      const isIn = hour && hour.column.id === dragged?.column.id;
      const whole = isIn ? extend(hour.column, hour.slot, hour.slot) : dragged;
      choose(type === 'pointerup' ? whole : null);
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [isDragging]);

  const touch = ({ column, slot }: PressedHour) => {
    const own = span.span?.column.id === column.id ? span.span : null;
    if (own && slot >= own.first && slot <= own.last) {
      span.choose(own);
      return;
    }
    const next = own ? span.extend(column, slot, slot) : span.begin(column, slot);
    if (next) announce(spanWords(next.from, next.to, column, kit));
  };

  if (!span.canSelect) return { isDragging: false, handlers: {} };
  return {
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isTouch.current = event.pointerType === 'touch';
        const hour = hourAt(event.target, columns);
        if (isTouch.current || event.button !== 0 || !hour) return;
        if (span.begin(hour.column, hour.slot)) setIsDragging(true);
      },
      onPointerOver(event: PointerEvent) {
        if (!isDragging || !span.span) return;
        const hour = hourAt(event.target, columns);
        if (hour?.column.id === span.span.column.id) span.extend(hour.column, hour.slot, hour.slot);
      },
      onClick(event: MouseEvent) {
        const hour = hourAt(event.target, columns);
        if (!hour) return;
        // A click by keyboard or screen reader has no pointer events before it.
        if (event.detail === 0) span.choose(span.span ?? span.begin(hour.column, hour.slot));
        else if (isTouch.current) touch(hour);
      },
    },
  };
}
