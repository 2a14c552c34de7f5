import { pickerHours, pickerPeriods } from '@digis/ethio-date/picker';
import type { TimeDraft } from './time-draft.ts';

const LAST_HOUR = 12;

/** `1` then `2` is 12; a `3` after them begins another hour. */
export function typedDigits(before: string, digit: string): string {
  const both = Number(before + digit);
  return before !== '' && both <= LAST_HOUR ? String(both) : digit;
}

/** Keeps the part of the day if it has the typed hour, else takes the first that has it. */
export function withHour(draft: TimeDraft, digits: string): TimeDraft {
  const hour = Number(digits);
  const has = (period: TimeDraft['period']) =>
    pickerHours[period].some((offered) => offered === hour);
  const period = has(draft.period) ? draft.period : pickerPeriods.find(has);
  return period === undefined ? draft : { ...draft, period, hour };
}
