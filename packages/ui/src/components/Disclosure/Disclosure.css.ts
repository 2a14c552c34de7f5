import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle, sheet } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const disclosure = componentStyle({
  ...sheet,
  // Hides closed sections on paper, where a title alone says nothing.
  '@supports': {
    [LOOKS_INTO]: {
      '@media': {
        [media.print]: {
          selectors: { '&:not(:has([aria-expanded="true"]))': { display: 'none' } },
        },
      },
    },
  },
});

export const group = componentStyle({ ...sheet, overflow: 'hidden' });

globalStyle(`${group} > ${disclosure}`, {
  '@layer': { [componentsLayer]: { border: 0, borderRadius: 0 } },
});
globalStyle(`${group} > ${disclosure} + ${disclosure}`, {
  '@layer': { [componentsLayer]: { borderBlockStart: `1px solid ${color.border}` } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
});

export const words = componentStyle({ flex: '1 1 16ch', minWidth: 0, font: 'inherit' });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  width: '100%',
  minHeight: vars.size.row,
  paddingInline: space.medium,
  paddingBlock: space.xsmall,
  borderRadius: vars.radius.card,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

export const arrow = componentStyle({
  width: '20px',
  height: '20px',
  strokeWidth: 1.75,
  color: color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    [`[data-expanded] > ${head} &`]: { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  paddingInline: space.medium,
});

export const panel = componentStyle({
  selectors: {
    '[data-expanded] > &': {
      padding: `${space.xsmall} ${space.medium} ${space.large}`,
      paddingInlineStart: `calc(${space.medium} + 20px + ${space.small})`,
    },
  },
  '@media': { [media.phone]: { selectors: { '&&': { paddingInline: space.medium } } } },
});
