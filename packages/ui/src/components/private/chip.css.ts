import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const chips = componentStyle({
  display: 'flex',
  maxWidth: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minWidth: 0,
  minHeight: vars.size.fieldSmall,
  paddingInline: space.medium,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]:not([data-disabled])': { background: color.hover },
    '&[data-selected]': {
      borderColor: color.brandMark,
      background: color.brandSubtle,
      color: color.brandText,
      fontWeight: vars.fontWeight.strong,
    },
    '&[data-removable]': { paddingInlineEnd: space.xsmall, cursor: 'default' },
    '&[data-disabled]': {
      borderColor: color.border,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.print]: {
      minHeight: 0,
      padding: 0,
      selectors: {
        '&&': { border: 0, background: 'none', color: color.text },
        'button&:not([data-selected])': { display: 'none' },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const count = componentStyle({
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &, [data-disabled] > &': { color: 'inherit' } },
});

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  color: color.textMuted,
  selectors: { '&[data-hovered]': { background: color.hover, color: color.text } },
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${chip} svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 2 } },
});
