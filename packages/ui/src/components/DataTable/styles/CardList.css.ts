import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '#styles/asked.ts';
import { componentStyle, sheet } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { button } from '../../Button/Button.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { opener, row, table } from './DataTable.css.ts';

const { color, space } = vars;

export const cards = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  '@supports': {
    [LOOKS_INTO]: { selectors: { '&:has(> [data-own])': { gap: space.xsmall } } },
  },
});

export const groupedCards = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
});

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.medium,
  ...sheet,
  selectors: {
    '[aria-busy] > &': { background: color.sunken },
    '&[data-own]': { justifyContent: 'center', minHeight: '64px', paddingBlock: space.xsmall },
  },
});

export const cardHead = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  selectors: { [`${card}[data-own] > &`]: { alignItems: 'center' } },
  '@supports': {
    [LOOKS_INTO]: {
      selectors: {
        [`${card}[data-own] > &:has(> :nth-child(2))`]: {
          gap: space.xxsmall,
          marginInlineEnd: `calc(-1 * ${space.small})`,
        },
      },
    },
  },
});

globalStyle(`${cardHead} ${opener}::after`, {
  '@layer': { [componentsLayer]: { content: '', position: 'absolute', inset: 0 } },
});
globalStyle(`${cardHead} :is(a, button):not(${opener})`, {
  '@layer': { [componentsLayer]: { position: 'relative', zIndex: 1 } },
});

export const cardTitle = componentStyle({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    [`${card}[data-own] &`]: { fontWeight: vars.fontWeight.regular },
    '&:not(:last-child)': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: vars.size.fieldSmall,
    },
  },
});

export const pairs = componentStyle({ minWidth: 0 });

globalStyle(`:is(${row}, ${card}) ${button}[data-variant][data-variant]`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        [media.print]: {
          display: 'inline',
          minHeight: 0,
          padding: 0,
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
        },
      },
    },
  },
});

globalStyle(`${table} ${button}[data-variant="quiet"]:not([data-icon-only])`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        screen: {
          justifyContent: 'flex-start',
          marginInlineStart: `calc(-1px - ${space.medium})`,
          textAlign: 'start',
        },
      },
    },
  },
});

export const more = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space.xsmall,
  minHeight: vars.size.fieldSmall,
  color: color.brandText,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${more} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 1.75 } },
});
globalStyle(`${more}[aria-expanded="true"] > svg`, {
  '@layer': { [componentsLayer]: { transform: 'rotate(180deg)' } },
});

globalStyle(`${card}[data-own] ${opener}`, {
  '@layer': { [componentsLayer]: { position: 'absolute', inset: 0, minHeight: 0 } },
});
