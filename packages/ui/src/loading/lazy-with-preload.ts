/** `React.lazy` that can be preloaded, and that can be retried after its chunk failed to load. */
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
  /** Loads the code beforehand, after which it is rendered without a pause; rejects when it could not be loaded. */
  readonly preload: () => Promise<unknown>;
}

/** Components that failed to load, each with a function that loads it as if for the first time. */
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

  // One for every rendering: a new one for each would ask for a missing file again and again.
  let Lazy = lazy(preload);

  function LazyWithPreload(props: Props) {
    // The same component while it is mounted: another would lose typed text.
    const [Code] = useState(() => loaded ?? Lazy);
    return createElement(Code, props);
  }
  return Object.assign(LazyWithPreload, { preload });
}

const SETTLED = 4000;

/** Preloads code for later, after the page has settled, so that it does not delay the code needed now. */
export function useSoon(load: () => Promise<unknown>, after = SETTLED): void {
  useEffect(() => {
    // A failed preload is ignored here; the chunk is requested and its error shown when it is needed.
    const timer = setTimeout(() => void load().catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [load, after]);
}
