/** Loads a component and the feature catalogue, which holds its texts (build/first-sources.ts). */
import { type LazyComponent, lazyWithPreload } from '@digis/ui/app';
import type { ComponentType } from 'react';
import { loadFeatureWords } from './language.ts';

export const lazyFeature = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyWithPreload(async () => {
    const [Component] = await Promise.all([load(), loadFeatureWords()]);
    return Component;
  });
