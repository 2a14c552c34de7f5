import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '#styles/asked.ts';
import { media } from '#tokens/breakpoints.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { list } from './DataTable.css.ts';

// Does not apply while the list is hidden or behind a dialog.
globalStyle(`:root:not(:has([role="dialog"])):has(${list}[data-on-side]:not([hidden] *)) body`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': {
        [LOOKS_INTO]: { '@media': { [media.print]: { page: 'kit-list-on-side' } } },
      },
    },
  },
});
