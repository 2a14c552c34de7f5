/** The shortcut Ctrl K, and ⌘ K on a Mac, wherever the focus is. */
import { useEffectEvent, useLayoutEffect } from 'react';

export function useCommandKey(isOn: boolean, act: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // By the key's place, because an Amharic keyboard has another letter on it.
    const isKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  // Before the screen is seen: an effect would run some time after, and a key in between be lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
