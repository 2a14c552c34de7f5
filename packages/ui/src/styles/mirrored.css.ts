import { componentStyle } from './component-style.ts';

/** An icon that points along the line, which points the other way where lines run from right to left. */
export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
