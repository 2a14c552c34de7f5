/** Styles in the layer of components. Only `.css.ts` files may import this. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { componentsLayer } from '../tokens/layers.css.ts';

export const componentStyle = (rule: StyleRule): string =>
  style({ '@layer': { [componentsLayer]: rule } });

export const sheet = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;
