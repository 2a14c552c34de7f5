/** A failed chunk can be retried. */
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

/** An ErrorBoundary calls it on retry. */
export function resetFailedChunks() {
  for (const reset of failed) reset();
  failed.clear();
}

/** Put a Suspense and an ErrorBoundary around it. */
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

  // Shared: one request for a missing file.
  let Lazy = lazy(preload);

  function LazyWithPreload(props: Props) {
    // Another component would lose typed text.
    const [Code] = useState(() => loaded ?? Lazy);
    return createElement(Code, props);
  }
  return Object.assign(LazyWithPreload, { preload });
}

const SETTLED = 4000;

/** Code needed now comes first. */
export function useSoon(load: () => Promise<unknown>, after = SETTLED): void {
  useEffect(() => {
    // A later use shows the error.
    const timer = setTimeout(() => void load().catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [load, after]);
}
