import { addDaysIso, type IsoDate } from '@digis/ethio-date';

const usualDays = 3;

export const earlier = (day: IsoDate, other: IsoDate | null): IsoDate =>
  other !== null && other < day ? other : day;

export const usualHold = (today: IsoDate, eventDate: IsoDate | null): IsoDate =>
  earlier(addDaysIso(today, usualDays), eventDate);
