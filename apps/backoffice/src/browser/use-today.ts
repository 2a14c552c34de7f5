/** Today in Addis Ababa by the server's clock. D14 */
import { addDaysIso, todayIso } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';

const ONE_SECOND = 1000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, ONE_SECOND);
  return () => clearInterval(timer);
}

export const readToday = () => todayIso({ now: now() });

export function useToday(): { today: IsoDate; tomorrow: IsoDate } {
  const today = useSyncExternalStore(subscribe, readToday);
  return { today, tomorrow: addDaysIso(today, 1) };
}
