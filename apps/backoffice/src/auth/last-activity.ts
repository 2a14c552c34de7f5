// D5, D114
import { browserStorage } from '../browser/storage.ts';
import { deviceNow } from '../browser/clock.ts';

const HALF_A_SECOND = 500;
const MOTIONS = ['pointermove', 'touchmove', 'wheel'] as const;
const PRESSES = ['click', 'keyup'] as const;
const storage = browserStorage('local');

const keyOf = (userId: number) => `digis.activity.${userId}`;

export const markActivity = (userId: number) => storage.write(keyOf(userId), String(deviceNow()));

export const lastActivity = (userId: number): number => Number(storage.read(keyOf(userId)) ?? 0);

export function onActivity(listener: (isMotion: boolean) => void): () => void {
  let last = 0;
  const tell = (isMotion: boolean) => () => {
    // The difference is negative after the device's clock was set back.
    if (Math.abs(deviceNow() - last) < HALF_A_SECOND) return;
    last = deviceNow();
    listener(isMotion);
  };
  const moved = tell(true);
  const pressed = tell(false);
  for (const event of MOTIONS) window.addEventListener(event, moved, { passive: true });
  for (const event of PRESSES) window.addEventListener(event, pressed, true);
  return () => {
    for (const event of MOTIONS) window.removeEventListener(event, moved);
    for (const event of PRESSES) window.removeEventListener(event, pressed, true);
  };
}
