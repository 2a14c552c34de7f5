import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { componentsLayer } from '../tokens/layers.css.ts';

export const gap = styleVariants(vars.space, (space) => ({
  '@layer': { [componentsLayer]: { gap: space } },
}));

export type Space = keyof typeof gap;
