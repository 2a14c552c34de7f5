import { isTime, type Time } from '@digis/ethio-date';

/** 24-hour, `HH:MM`. An end before the start is on the next day. */
export interface TimeRange {
  readonly from: Time;
  readonly to: Time;
}

const SEPARATOR = '/';

export const textOfRange = ({ from, to }: TimeRange): string => [from, to].join(SEPARATOR);

export function rangeOfText(text: string): TimeRange | null {
  const [from = '', to = ''] = text.split(SEPARATOR);
  return isTime(from) && isTime(to) ? { from, to } : null;
}
