import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../styles/layers.css.ts';
import { sheet } from '../../styles/sheet.ts';
import { vars } from '../../tokens/vars.css.ts';
import { opener, row } from './DataTable.css.ts';

const { color, space } = vars;

export const cards = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
});

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.medium,
  ...sheet,
  selectors: { '[aria-busy] > &': { background: color.sunken } },
});

export const cardHead = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
});

// Over the press area of the opener, in a row as in a card.
globalStyle(`:is(${row}, ${cardHead}) :is(a, button):not(${opener})`, {
  '@layer': { [componentsLayer]: { position: 'relative', zIndex: 1 } },
});

export const cardTitle = componentStyle({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    // Beside what can be done with the row, and as high.
    '&:not(:last-child)': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: vars.size.fieldSmall,
    },
  },
});

export const pairs = componentStyle({ minWidth: 0 });

export const more = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space.xsmall,
  minHeight: vars.size.fieldSmall,
  color: color.brandText,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
});

globalStyle(`${more} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 1.75 } },
});
globalStyle(`${more}[aria-expanded="true"] > svg`, {
  '@layer': { [componentsLayer]: { transform: 'rotate(180deg)' } },
});
