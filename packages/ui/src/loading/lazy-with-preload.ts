/** `React.lazy` with preloading, which can be retried after its chunk failed to load. */
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
  /** Loads the code in advance, so that it renders without a pause; rejects if loading fails. */
  readonly preload: () => Promise<unknown>;
}

const failed = new Set<() => void>();

/** Allows failed chunks to be requested again. An ErrorBoundary calls it on retry. */
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

  // Shared, so that a missing file is not requested by each rendering.
  let Lazy = lazy(preload);

  function LazyWithPreload(props: Props) {
    // A changed component would lose typed text.
    const [Code] = useState(() => loaded ?? Lazy);
    return createElement(Code, props);
  }
  return Object.assign(LazyWithPreload, { preload });
}

const SETTLED = 4000;

/** Waits for the page to settle, so that code needed now comes first. */
export function useSoon(load: () => Promise<unknown>, after = SETTLED): void {
  useEffect(() => {
    // A later use requests the chunk again and shows the error.
    const timer = setTimeout(() => void load().catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [load, after]);
}
