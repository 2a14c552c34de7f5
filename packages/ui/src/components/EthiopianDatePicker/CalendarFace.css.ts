import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize } = vars;

export const caption = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 96px auto',
  alignItems: 'center',
  gap: space.xsmall,
  fontSize: fontSize.small,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', gap: space.xxsmall },
  },
});

globalStyle(`${caption} select`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.phone]: { paddingInline: `${space.small} 28px` } },
    },
  },
});

export const captionName = componentStyle({
  gridColumn: '2 / 4',
  textAlign: 'center',
  fontWeight: vars.fontWeight.strong,
});

export const listsBesideMonth = componentStyle({
  display: 'grid',
  gap: space.large,
  '@media': { [media.abovePhone]: { gridTemplateColumns: '248px minmax(0, 1fr)' } },
});

/** A fixed height, so that notes loaded later do not move the days. */
export const cell = componentStyle({ display: 'grid', height: '52px' });

export const day = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  paddingBlockEnd: '6px',
  background: color.surface,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  overflowWrap: 'normal',
  selectors: {
    '&:hover': { background: color.brandSubtle },
    '&[data-outside]': { color: color.textMuted, fontWeight: vars.fontWeight.regular },
    '&[data-between]': { background: color.brandSubtle, color: color.brandText },
    '&[data-today]': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&[data-selected]': { background: color.brand, color: color.onBrand },
    '&[data-selected]:not([data-today])': { boxShadow: `inset 0 0 0 1px ${color.brandMark}` },
    '&[aria-disabled]': {
      background: color.sunken,
      color: color.textMuted,
      fontWeight: vars.fontWeight.regular,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[data-selected]:focus-visible': { outlineColor: color.onBrand },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        '&[data-between]': { outline: '1px dashed Highlight', outlineOffset: '-3px' },
      },
    },
  },
});

export const other = componentStyle({
  fontSize: fontSize.badge,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
  selectors: { [`${day}:not([data-selected]) > &`]: { color: color.textMuted } },
});

/** Placed absolutely, so that the number stays centred. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '2px',
  width: '9px',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  fontSize: '10px',
  fontWeight: vars.fontWeight.regular,
  lineHeight: 1,
});

export const bar = componentStyle({
  position: 'absolute',
  insetInline: '6px',
  insetBlockEnd: '5px',
  height: '4px',
  borderRadius: '2px',
  background: color.border,
  overflow: 'hidden',
});

export const filled = componentStyle({
  display: 'block',
  height: '100%',
  borderRadius: '2px',
  background: color.accent,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const dayAndYear = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.large,
});
