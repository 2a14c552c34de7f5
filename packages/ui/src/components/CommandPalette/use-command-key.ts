import { useEffectEvent, useLayoutEffect } from 'react';

export function useCommandKey(isOn: boolean, act: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // An Amharic layout has another letter on this key.
    const isKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  // Loses no early key.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
