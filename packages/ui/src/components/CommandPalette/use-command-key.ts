/** The shortcut Ctrl K, and ⌘ K on a Mac, wherever the focus is. */
import { useEffectEvent, useLayoutEffect } from 'react';

export function useCommandKey(isOn: boolean, act: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // An Amharic layout has another letter on this key.
    const isKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  // A layout effect, so that no early key is lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
