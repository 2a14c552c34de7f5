import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle, sheet } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(.97) translateY(-4px)' } });

export const popover = componentStyle({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  ...sheet,
  boxShadow: vars.shadow.popover,
  transformOrigin: 'top',
  selectors: {
    '&[data-entering]': { animation: `${grow} ${vars.motion.base} ${vars.easing}` },
    '&[data-placement="top"]': { transformOrigin: 'bottom' },
  },
});

export const nothing = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.field,
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
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
    '&[data-focused]': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-selected]': { background: vars.color.brandSubtle, fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
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
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

globalStyle(`${option} > svg`, {
  '@layer': {
    [componentsLayer]: { width: '20px', color: vars.color.brandText, strokeWidth: 1.75 },
  },
});

export const choices = componentStyle({
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: vars.space.xsmall,
  outline: 'none',
  // The window's layout has its own padding. A list of seven rows opens faster.
  selectors: { '&[data-windowed]:not([data-empty])': { padding: 0, maxHeight: '308px' } },
});

globalStyle(`${choices}[data-windowed] [role="option"]`, {
  '@layer': { [componentsLayer]: { minHeight: '100%' } },
});

export const heading = componentStyle({
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.strong,
});
