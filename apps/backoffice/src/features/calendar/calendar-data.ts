import type { IsoDate } from '@digis/ethio-date';
import { useRead } from '../../api/hooks.ts';

const ONE_MINUTE = 60_000;

export interface CalendarWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const useCalendar = (window: CalendarWindow, isEnabled = true) =>
  useRead('/get-calendar', { query: window, refreshInterval: ONE_MINUTE, isEnabled });
