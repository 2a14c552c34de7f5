import { componentStyle } from './component-style.ts';

export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
