import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const sheet = componentStyle({
  width: '100%',
  maxWidth: '210mm',
  marginInline: 'auto',
  padding: 'clamp(16px, 6%, 16mm)',
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.shadow.low,
  selectors: { '&[data-orientation="landscape"]': { maxWidth: '297mm' } },
  '@media': {
    [media.print]: {
      // The rows of a table: what is a head of it stands on each page.
      display: 'table',
      tableLayout: 'fixed',
      padding: 0,
      border: 0,
      boxShadow: 'none',
      selectors: {
        '&&': { maxWidth: 'none' },
        '&[data-orientation="portrait"]': { page: 'kit-portrait' },
        '&[data-orientation="landscape"]': { page: 'kit-landscape' },
      },
    },
  },
});

export const head = componentStyle({
  marginBlockEnd: space.large,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `2px solid ${color.text}`,
  '@media': {
    [media.print]: { display: 'table-header-group', breakInside: 'avoid' },
  },
});

export const body = componentStyle({
  '@media': { [media.print]: { display: 'table-row-group', orphans: 3, widows: 3 } },
});

// A margin means nothing to the rows of a table.
globalStyle(`${head}::after`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.print]: { content: '', display: 'block', height: '6mm' } },
    },
  },
});
globalStyle(`${body} :is(tr, li, figure, img, h2, h3)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { breakInside: 'avoid' } } } },
});
globalStyle(`${body} :is(h2, h3)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { breakAfter: 'avoid' } } } },
});

export const end = componentStyle({
  marginBlockStart: space.xxlarge,
  '@media': {
    [media.print]: { display: 'table-row-group', breakInside: 'avoid' },
  },
});
