import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const line = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

export const allChips = componentStyle({ flex: 1, minWidth: 0 });

/** Views of a list: on a phone one row that is scrolled sideways, so that the list itself is in sight. */
export const oneRow = componentStyle({
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      // Room for the ring of the focus.
      padding: '4px',
      margin: '-4px',
      scrollbarWidth: 'none',
    },
  },
});

globalStyle(`${oneRow} > *`, {
  '@layer': { [componentsLayer]: { flexShrink: 0 } },
});
