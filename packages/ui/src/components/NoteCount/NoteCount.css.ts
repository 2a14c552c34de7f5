import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const table = componentStyle({
  width: '100%',
  maxWidth: '400px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [componentsLayer]: {
      paddingBlock: vars.space.xxsmall,
      paddingInline: 0,
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: vars.fontWeight.regular,
      '@media': { [media.print]: { paddingBlock: 0 } },
    },
  },
});

globalStyle(`${table} thead th`, {
  '@layer': {
    [componentsLayer]: {
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.small,
    },
  },
});

/** The words of a fault below a number may wrap. */
globalStyle(`${table} tbody td:nth-child(2)`, {
  '@layer': {
    [componentsLayer]: {
      width: '40%',
      paddingInlineStart: vars.space.medium,
      whiteSpace: 'normal',
    },
  },
});

globalStyle(`${table} :is(th, td):last-child`, {
  '@layer': { [componentsLayer]: { paddingInlineStart: vars.space.medium } },
});

globalStyle(`${table} tfoot :is(th, td)`, {
  '@layer': {
    [componentsLayer]: {
      paddingBlockStart: vars.space.small,
      borderBlockStart: `1px solid ${vars.color.border}`,
      fontWeight: vars.fontWeight.strong,
    },
  },
});

globalStyle(`${table} tfoot th`, {
  '@layer': { [componentsLayer]: { textAlign: 'start' } },
});
