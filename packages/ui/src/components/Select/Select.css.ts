import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;

export const value = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});

globalStyle(`${value} [slot="description"]`, {
  '@layer': { [componentsLayer]: { display: 'none' } },
});

export const arrow = componentStyle({ width: '20px', color: color.textMuted, strokeWidth: 1.75 });

export const list = componentStyle({
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: vars.space.xsmall,
  outline: 'none',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.field,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-selected]': { background: color.brandSubtle, fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const hint = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

globalStyle(`${option} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', color: color.brandText, strokeWidth: 1.75 } },
});
