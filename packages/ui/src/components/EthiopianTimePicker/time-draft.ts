import { type Time, toEthiopianTime } from '@digis/ethio-date';
import {
  parsePickerTime,
  type ParsedPickerTime,
  type PickerPeriod,
  type PickerSlot,
  pickerHours,
  toPickerTime,
} from '@digis/ethio-date/picker';

export interface TimeDraft {
  readonly period: PickerPeriod;
  readonly hour: number | null;
  readonly slot: PickerSlot | null;
}

/** A time between quarters keeps its period and hour, without a slot. */
export function draftOf(time: Time | null): TimeDraft {
  if (time === null) return { period: 'morning', hour: null, slot: '00' };
  const { period, hour } = toEthiopianTime(time);
  return toPickerTime(time) ?? { period, hour, slot: null };
}

export function inPeriod(draft: TimeDraft, period: PickerPeriod): TimeDraft {
  const hours: readonly (number | null)[] = pickerHours[period];
  return { ...draft, period, hour: hours.includes(draft.hour) ? draft.hour : null };
}

export const timeOf = ({ period, hour, slot }: TimeDraft): ParsedPickerTime | null =>
  hour === null || slot === null ? null : parsePickerTime({ period, hour, slot });
