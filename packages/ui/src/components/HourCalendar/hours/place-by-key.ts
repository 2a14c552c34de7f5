import type { PressedKey } from '../../MonthCalendar/date-by-key.ts';

/** Slots and columns count from 0; the row of whole days is slot -1. */
export interface HourPlace {
  readonly slot: number;
  /** A column beyond the ends is in another week. */
  readonly column: number;
}

export interface HourGridShape {
  readonly firstSlot: number;
  readonly lastSlot: number;
  readonly columns: number;
  readonly isRightToLeft: boolean;
}

export function placeByKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { slot, column }: HourPlace,
  { firstSlot, lastSlot, columns, isRightToLeft }: HourGridShape,
): HourPlace | null {
  if (altKey || metaKey || shiftKey) return null;
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { slot: Math.max(slot - 1, firstSlot), column };
    case 'ArrowDown':
      return { slot: Math.min(slot + 1, lastSlot), column };
    case 'ArrowLeft':
      return { slot, column: column - forward };
    case 'ArrowRight':
      return { slot, column: column + forward };
    case 'Home':
      return { slot: ctrlKey ? firstSlot : slot, column: 0 };
    case 'End':
      return { slot: ctrlKey ? lastSlot : slot, column: columns - 1 };
    default:
      return null;
  }
}
