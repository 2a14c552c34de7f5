import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../styles/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const table = componentStyle({
  width: '100%',
  maxWidth: '640px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [componentsLayer]: {
      padding: vars.space.xsmall,
      verticalAlign: 'top',
      textAlign: 'start',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      fontWeight: vars.fontWeight.regular,
      '@media': { [media.phone]: { paddingInline: vars.space.xxsmall } },
    },
  },
});

globalStyle(`${table} td`, { '@layer': { [componentsLayer]: { color: vars.color.text } } });

globalStyle(`${table} tbody th`, {
  '@layer': { [componentsLayer]: { paddingBlockStart: vars.space.medium } },
});

export const narrow = componentStyle({ width: '11%' });

/** A price has more digits than a number of people, and its currency. */
export const wide = componentStyle({ width: '32%' });
