/** Loads code after the first screens, together with its catalogue: what it loads is not of the first one (build/first-sources.ts). */
import { type LazyComponent, lazyWithPreload } from '@digis/ui/app';
import type { ComponentType } from 'react';
import { loadFeatureWords } from './language.ts';

/** `lazyWithPreload` for what the first screens do not draw. */
export const lazyFeature = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyWithPreload(async () => {
    const [Component] = await Promise.all([load(), loadFeatureWords()]);
    return Component;
  });
