import { useEffectEvent, useLayoutEffect } from 'react';

export function useCommandKey(isOn: boolean, act: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Compares the position of the key, because an Amharic layout has another letter on it.
    const isKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  // A layout effect listens before the first paint, so that no early key is lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
