/** A class in the kit's components layer, and the border and background of cards. Only `.css.ts` files import this. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { componentsLayer } from '../tokens/layers.css.ts';

export const componentStyle = (rule: StyleRule): string =>
  style({ '@layer': { [componentsLayer]: rule } });

/** The border, radius and background of a card, a box or a popover: spread into a component's style. */
export const sheet = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;
