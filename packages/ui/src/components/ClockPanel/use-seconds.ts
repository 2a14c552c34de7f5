/** The provider's clock in whole seconds, rendered again at each of them while the page is visible. */
import { useCallback, useSyncExternalStore } from 'react';
import { useNow } from '../../theme/kit-context.ts';

export function useSeconds(): number {
  const now = useNow();
  const subscribe = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const run = () => {
        onTick();
        // Set again each time, so that the ticks stay on the second.
        timer = document.hidden ? undefined : setTimeout(run, 1000 - (now() % 1000));
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
    [now],
  );
  const seconds = () => Math.floor(now() / 1000);
  return useSyncExternalStore(subscribe, seconds, seconds);
}
