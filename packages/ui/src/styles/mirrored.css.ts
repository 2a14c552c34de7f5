import { componentStyle } from './component-style.ts';

/** Mirrors a directional icon in right-to-left text. */
export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
