import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { barHeight } from '../../TopBar/TopBar.css.ts';
import { columnHeads, row } from './DataTable.css.ts';

const { color, space } = vars;

const belowColumnHeads = fallbackVar(columnHeads, '0px');
const HEIGHT = '28px';

const head = {
  position: 'sticky',
  zIndex: 2,
  color: color.text,
  fontSize: vars.fontSize.small,
  lineHeight: '1.25rem',
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  '@media': {
    [media.print]: {
      position: 'static',
      height: '16px',
      breakAfter: 'avoid',
      fontSize: '11px',
      lineHeight: 1.25,
      boxShadow: 'none',
    },
  },
} as const;

export const groupCell = componentStyle({
  ...head,
  top: belowColumnHeads,
  height: HEIGHT,
  padding: 0,
  background: color.sunken,
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const groupAboveCards = componentStyle({
  ...head,
  top: fallbackVar(barHeight, '0px'),
  minHeight: HEIGHT,
  background: color.canvas,
});

export const groupLine = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.large,
  paddingBlock: space.xxsmall,
  background: 'inherit',
  selectors: { [`${groupAboveCards} > &`]: { flexWrap: 'wrap', columnGap: space.small } },
  '@media': { [media.print]: { paddingBlock: '1px' } },
});

const edge = {
  position: 'sticky',
  minWidth: 0,
  selectors: { [`${groupCell} &`]: { paddingInline: space.large } },
  '@media': { [media.print]: { selectors: { [`${groupCell} &`]: { paddingInline: 0 } } } },
} as const;

export const groupTitle = componentStyle({
  ...edge,
  insetInlineStart: 0,
  zIndex: 1,
  background: 'inherit',
});

export const groupSummary = componentStyle({
  ...edge,
  insetInlineEnd: 0,
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
  selectors: {
    ...edge.selectors,
    [`${groupAboveCards} &`]: { marginInlineStart: 'auto' },
  },
  '@media': { ...edge['@media'], [media.phone]: { fontSize: vars.fontSize.badge } },
  fontVariantNumeric: 'tabular-nums',
});

/** Scrolls focused controls clear of the sticky headings. */
globalStyle(`tbody[aria-labelledby] > ${row} :is(a, button, input)`, {
  '@layer': { [componentsLayer]: { scrollMarginBlockStart: `calc(${belowColumnHeads} + 40px)` } },
});
globalStyle(`${groupAboveCards} + ul :is(a, button, input)`, {
  '@layer': { [componentsLayer]: { scrollMarginBlockStart: '40px' } },
});
