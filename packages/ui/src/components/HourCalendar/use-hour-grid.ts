import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { DAY, type HourEvent } from './hours/hour-event.ts';
import type { ColumnSlots, HourColumn } from './hours/place-events.ts';
import { type HourKeys, useHourKeys } from './use-hour-keys.ts';
import { useHourPointer } from './use-hour-pointer.ts';

export interface HourGridProps extends Pick<
  HourKeys,
  'place' | 'slotMinutes' | 'span' | 'goTo' | 'turn' | 'goToToday'
> {
  titleId: string;
  columns: readonly HourColumn[];
  contents: readonly ColumnSlots[];
  /** Minutes since 1970, in Addis Ababa. */
  now: number;
  isLoading: boolean | undefined;
  onEventPress: ((event: HourEvent) => void) | undefined;
}

export function useHourGrid(props: HourGridProps) {
  const { columns, contents, place, slotMinutes, span, goTo } = props;
  const { direction } = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const hasWholeDays = contents.some((content) => content.wholeDay.length > 0);
  const rowCount = DAY / slotMinutes;
  const shape = {
    firstSlot: hasWholeDays ? -1 : 0,
    lastSlot: rowCount - 1,
    columns: columns.length,
    isRightToLeft: direction === 'rtl',
  };
  const onKeyDown = useHourKeys({ ...props, grid, shape, column: columns[place.column] });
  const { isDragging, handlers } = useHourPointer(columns, span);
  const onFocus = ({ target }: FocusEvent) => {
    const { dataset = {} } = target instanceof HTMLElement ? target : {};
    if (dataset['slot'] === undefined) return;
    const focused = { slot: Number(dataset['slot']), column: Number(dataset['column']) };
    if (focused.slot !== place.slot || focused.column !== place.column) goTo(focused);
  };

  useEffect(() => {
    const box = grid.current;
    const hour = box?.querySelector('[aria-current="time"]');
    if (!box || !hour) return;
    const distance = hour.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop = Math.max(distance - box.clientHeight / 2, 0);
  }, []);

  return {
    rows: Array.from({ length: rowCount }, (_, slot) => slot),
    hasWholeDays,
    tabStop: Math.max(place.slot, shape.firstSlot),
    gridProps: {
      ref: grid,
      'data-selects': span.canSelect || undefined,
      'data-dragging': isDragging || undefined,
      onKeyDown,
      onFocus,
      ...handlers,
    },
  };
}
