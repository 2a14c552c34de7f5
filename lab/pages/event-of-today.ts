import { buildEvent } from '@digis/server/testing';
import { today, todayIso } from '@digis/ethio-date';

const deviceNow = () => performance.timeOrigin + performance.now();

/** Sets the server's clock, which stands still in tests. */
export const deviceInstant = (): string => new Date(deviceNow()).toISOString();

export const eventOfToday = () =>
  buildEvent({ event_date: todayIso({ now: deviceNow() }), et_date: today({ now: deviceNow() }) });
