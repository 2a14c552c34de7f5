/** Loads components on demand or in advance; a failed chunk can be requested again. */
import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  readonly preload: () => Promise<unknown>;
}

const failed = new Set<() => void>();

/** `ErrorBoundary` calls this on a retry. */
export function resetFailedChunks() {
  for (const reset of failed) reset();
  failed.clear();
}

/** Render the result inside a `Suspense` and an `ErrorBoundary`. */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<{ readonly default: ComponentType<Props> }> | null = null;

  const tryToLoad = async () => {
    try {
      loaded = await load();
      return { default: loaded };
    } catch (error) {
      loading = null;
      failed.add(() => {
        Lazy = lazy(preload);
      });
      throw error;
    }
  };
  const preload = () => (loading ??= tryToLoad());

  // Shared by all uses, so that a missing file is requested only once.
  let Lazy = lazy(preload);

  function LazyWithPreload(props: Props) {
    // Kept in state, because a change of component would lose typed text.
    const [Code] = useState(() => loaded ?? Lazy);
    return createElement(Code, props);
  }
  return Object.assign(LazyWithPreload, { preload });
}

const SETTLED = 4000;

/** Loads after a delay, so that code needed now comes first. */
export function useSoon(load: () => Promise<unknown>, after = SETTLED): void {
  useEffect(() => {
    // Ignores a failure, because a later use shows it.
    const timer = setTimeout(() => void load().catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [load, after]);
}
