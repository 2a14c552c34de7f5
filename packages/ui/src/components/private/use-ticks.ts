import { useCallback, useSyncExternalStore } from 'react';
import { useNow } from '../../theme/kit-context.ts';

/** Milliseconds of the provider's clock, updated each `period`; pauses while the page is hidden. */
export function useTicks(period: number): number {
  const now = useNow();
  const subscribe = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const run = () => {
        onTick();
        // A timeout per tick, because an interval would drift.
        timer = document.hidden ? undefined : setTimeout(run, period - (now() % period));
      };
      const restart = () => {
        clearTimeout(timer);
        run();
      };
      run();
      document.addEventListener('visibilitychange', restart);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', restart);
      };
    },
    [now, period],
  );
  const start = () => Math.floor(now() / period) * period;
  return useSyncExternalStore(subscribe, start, start);
}
