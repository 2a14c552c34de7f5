/** What both faces of the date picker are given. */
import type { EtDate, EtDateWords } from '@digis/ethio-date';
import type { DateLimits } from './date-limits.ts';

export interface DateFaceProps {
  title: string;
  start: EtDate;
  limits: DateLimits;
  /** How the Ethiopian date is written. */
  said: EtDateWords;
  onSet: (date: EtDate) => void;
  /** Takes the date away; left out where that is not allowed. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}
