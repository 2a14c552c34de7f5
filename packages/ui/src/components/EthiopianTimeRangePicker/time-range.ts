/** Two times of a day, and of the night after it, as a range. */
import { isTime, type Time } from '@digis/ethio-date';

/** 24-hour times, `HH:MM`. An end before its start is of the next day. */
export interface TimeRange {
  readonly from: Time;
  readonly to: Time;
}

const SEPARATOR = '/';

/** The range as one text, as a form sends it: `19:00/23:00`. */
export const textOfRange = ({ from, to }: TimeRange): string => [from, to].join(SEPARATOR);

/** The two times of such a text; null where one is none. */
export function rangeOfText(text: string): TimeRange | null {
  const [from = '', to = ''] = text.split(SEPARATOR);
  return isTime(from) && isTime(to) ? { from, to } : null;
}
