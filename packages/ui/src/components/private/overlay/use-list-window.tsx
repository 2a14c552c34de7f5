/** Draws a long list of options by the window: the code for it comes with the first such list. */
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListWindowProps } from './list-window.tsx';

type Window = ComponentType<ListWindowProps>;

interface ListedItem {
  readonly label: string;
  readonly description?: string;
}

/** So many are all drawn: the years of a calendar are 150. */
const MOST_PLAIN_CHOICES = 150;
/** Letters that have room in one line on the smallest phone, also Amharic ones. */
const SHORT = 20;

let loaded: Window | undefined;

export interface LongList {
  isWindowed: boolean;
  /** Puts the list into its window, where it is long. */
  inWindow: (list: ReactNode) => ReactNode;
  /** Of the field: a list that is open stays as it is, because it would close. */
  onOpenChange: (isOpen: boolean) => void;
}

export function useListWindow(items: readonly ListedItem[]): LongList {
  const isLong = items.length > MOST_PLAIN_CHOICES;
  const isEven = useMemo(
    () => items.every(({ label, description }) => label.length <= SHORT && !description),
    [items],
  );
  const [ListWindow, onOpenChange] = useWindowCode(isLong);
  if (!isLong || !ListWindow) return { isWindowed: false, inWindow: (list) => list, onOpenChange };
  return {
    isWindowed: true,
    inWindow: (list) => <ListWindow isEven={isEven}>{list}</ListWindow>,
    onOpenChange,
  };
}

function useWindowCode(isWanted: boolean) {
  const [code, setCode] = useState(() => loaded);
  const isOpen = useRef(false);
  const take = () => {
    if (!isOpen.current && isWanted && loaded) setCode(() => loaded);
  };
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const keep = (module: { ListWindow: Window }) => {
      loaded = module.ListWindow;
      takeNow();
    };
    // Without it the list is slow, and whole.
    import('./list-window.tsx').then(keep, () => undefined);
  }, [isWanted]);
  const onOpenChange = (next: boolean) => {
    isOpen.current = next;
    if (!next) take();
  };
  return [code, onOpenChange] as const;
}
