import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

// A quiet button of words moves into the room at the start of its cell; icons would lie over each other.
globalStyle(`${row} > [data-icon-only][data-variant][data-size]`, {
  '@layer': { [componentsLayer]: { marginInlineStart: 0 } },
});
