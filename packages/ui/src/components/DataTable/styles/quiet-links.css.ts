import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell } from './DataTable.css.ts';

// One link in a row, its title, is coloured; a number to call or a place to go to shows itself where one looks.
const others = `td${cell} :is(a, button[data-variant="quiet"])`;

globalStyle(`${others}:not(:hover, :focus-visible)`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        '(hover: hover)': {
          color: vars.color.text,
          fontWeight: vars.fontWeight.regular,
          textDecoration: 'none',
        },
      },
    },
  },
});
