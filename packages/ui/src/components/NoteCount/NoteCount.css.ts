import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const narrow = '(max-width: 14em)';

export const room = componentStyle({ containerType: 'inline-size' });

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

globalStyle(`${table} tbody td:nth-child(2)`, {
  '@layer': {
    [componentsLayer]: {
      width: '40%',
      paddingInlineStart: vars.space.medium,
      whiteSpace: 'normal',
      '@container': { [narrow]: { width: 'auto' } },
    },
  },
});

globalStyle(`${table} :is(th, td):last-child`, {
  '@layer': {
    [componentsLayer]: {
      paddingInlineStart: vars.space.medium,
      '@container': { [narrow]: { gridColumn: '1 / -1' } },
    },
  },
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
  '@layer': {
    [componentsLayer]: {
      textAlign: 'start',
      '@container': { [narrow]: { gridColumn: '1 / -1' } },
    },
  },
});

globalStyle(`${table} :is(thead, tbody, tfoot)`, {
  '@layer': { [componentsLayer]: { '@container': { [narrow]: { display: 'block' } } } },
});

globalStyle(`${table} tr`, {
  '@layer': {
    [componentsLayer]: {
      '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
    },
  },
});
