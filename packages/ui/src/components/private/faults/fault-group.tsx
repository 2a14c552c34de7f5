/** Reports several load errors as one, in the first part that failed. */
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useKitStrings } from '#theme/kit-context.ts';

interface Fault {
  readonly id: string;
  readonly element: HTMLElement;
  readonly retry: () => void;
}

const inOrder = (one: Fault, other: Fault) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function createFaults() {
  let all: readonly Fault[] = [];
  const listeners = new Set<() => void>();
  const change = (next: Fault[]) => {
    all = next.sort(inOrder);
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    add(fault: Fault) {
      change([...all, fault]);
      return () => change(all.filter((other) => other !== fault));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Faults = ReturnType<typeof createFaults>;

const FaultContext = createContext<Faults | null>(null);
const SaidContext = createContext(false);

export function FaultGroup({ children }: { children: ReactNode }) {
  const [faults] = useState(createFaults);
  return <FaultContext value={faults}>{children}</FaultContext>;
}

interface CauseSaidProps {
  /** A notice above, such as "offline", explains the error. */
  isSaid: boolean;
  children: ReactNode;
}

export function CauseSaid({ isSaid, children }: CauseSaidProps) {
  return <SaidContext value={isSaid}>{children}</SaidContext>;
}

const nothing: readonly Fault[] = [];
const none = () => nothing;
const never = () => () => undefined;

export interface SaidFault {
  readonly isFirst: boolean;
  readonly isSaid: boolean;
  /** Number of failed parts in words; null for one. */
  readonly several: string | null;
  readonly retry: (() => void) | undefined;
}

/** A part without a retry shows its own error. */
export function useFault(
  ref: RefObject<HTMLElement | null>,
  onRetry: (() => void) | undefined,
): SaidFault {
  const strings = useKitStrings();
  const group = useContext(FaultContext);
  const isSaidAbove = useContext(SaidContext);
  const id = useId();
  const latest = useRef(onRetry);
  const isOne = onRetry !== undefined;
  useLayoutEffect(() => {
    latest.current = onRetry;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!group || !element || !isOne) return undefined;
    return group.add({ id, element, retry: () => latest.current?.() });
  }, [group, id, isOne, ref]);
  const all = useSyncExternalStore(group?.subscribe ?? never, group?.all ?? none, none);
  if (!isOne || !group) return { isFirst: true, isSaid: false, several: null, retry: onRetry };
  const retryAll = () => {
    for (const { retry } of all) retry();
  };
  const isFirst = all.length === 0 || all[0]?.id === id;
  return {
    isFirst,
    isSaid: isSaidAbove,
    ...(all.length > 1
      ? { several: strings.partsNotLoaded(all.length), retry: retryAll }
      : { several: null, retry: onRetry }),
  };
}
