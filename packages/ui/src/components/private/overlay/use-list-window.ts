/** Draws a long list of options by the window: the code for it comes with the first such list. */
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';

type Window = ComponentType<{ children: ReactNode }>;

/** All of so many are drawn, so that the browser's own search finds them: the years of a calendar are 150. */
export const MOST_PLAIN_CHOICES = 150;

let loaded: Window | undefined;

/** What the list of so many options goes into, and whether it draws only those in sight. */
export function useListWindow(count: number): readonly [around: Window, isWindowed: boolean] {
  const [window, setWindow] = useState(() => loaded);
  const isLong = count > MOST_PLAIN_CHOICES;
  useEffect(() => {
    if (!isLong || window) return undefined;
    let isOver = false;
    const take = ({ ListWindow }: { ListWindow: Window }) => {
      loaded = ListWindow;
      if (!isOver) setWindow(() => ListWindow);
    };
    // Without it the list is slow, and whole.
    import('./list-window.tsx').then(take, () => undefined);
    return () => {
      isOver = true;
    };
  }, [isLong, window]);
  return isLong && window ? [window, true] : [Fragment, false];
}
