import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const table = componentStyle({
  width: '100%',
  maxWidth: '640px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
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
      '@media': { [media.phone]: { padding: 0 } },
    },
  },
});

globalStyle(`${table} td`, { '@layer': { [componentsLayer]: { color: vars.color.text } } });

globalStyle(`${table} tbody th`, {
  '@layer': {
    [componentsLayer]: {
      paddingBlockStart: vars.space.medium,
      '@media': { [media.phone]: { gridColumn: '1 / 3', padding: 0, alignSelf: 'center' } },
    },
  },
});

const onPhone = {
  display: 'grid',
  gridTemplateColumns: `repeat(2, minmax(0, 1fr)) minmax(0, 1.5fr)`,
  columnGap: vars.space.xsmall,
} as const;

globalStyle(`${table} :is(thead, tbody)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { display: 'block' } } } },
});

globalStyle(`${table} colgroup`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { display: 'none' } } } },
});

globalStyle(`${table} tr`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: onPhone } } },
});

globalStyle(`${table} tbody tr`, {
  '@layer': {
    [componentsLayer]: { '@media': { [media.phone]: { paddingBlockEnd: vars.space.small } } },
  },
});

globalStyle(`${table} thead th:first-child`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { position: 'absolute' } } } },
});

globalStyle(`${table} td:last-child`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.phone]: { gridArea: '1 / 3', justifySelf: 'end' } },
    },
  },
});

export const narrow = componentStyle({ width: '11%' });

export const wide = componentStyle({ width: '32%' });
