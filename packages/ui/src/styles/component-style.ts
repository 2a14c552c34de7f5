/** A class of a component, in the kit's components layer. Only `.css.ts` files import this. */
import { type StyleRule, style } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

export const componentStyle = (rule: StyleRule): string =>
  style({ '@layer': { [componentsLayer]: rule } });
