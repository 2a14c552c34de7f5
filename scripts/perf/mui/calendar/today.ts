/** Which day it is in Addis Ababa; turns at midnight while the page is open. */
import { addDaysIso, todayIso } from '@digis/ethio-date';
import { useSyncExternalStore } from 'react';

const ONE_SECOND = 1000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, ONE_SECOND);
  return () => clearInterval(timer);
}

const deviceToday = () => todayIso({ now: performance.timeOrigin + performance.now() });

export function useToday(): { readonly today: string; readonly tomorrow: string } {
  const today = useSyncExternalStore(subscribe, deviceToday);
  return { today, tomorrow: addDaysIso(today, 1) };
}
