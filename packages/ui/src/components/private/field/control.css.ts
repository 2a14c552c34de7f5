import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const label = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
});

export const requiredMark = componentStyle({ color: vars.color.critical });

export const description = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
});

export const message = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.critical,
});

globalStyle(`${message} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: vars.lineHeight.small, strokeWidth: 2 } },
});

export const control = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.size.field,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.brandMark },
    '&[data-pressed]': { background: vars.color.brandSubtle },
    '&[data-focus-within], &[data-focus-visible], &:focus-within': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
    '&[data-invalid], [data-invalid] > &': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    '[data-readonly] > &': { background: vars.color.sunken, borderColor: vars.color.border },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
});

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const affix = componentStyle({ color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const affixButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '32px',
  minHeight: '32px',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { '&[data-hovered]': { background: vars.color.hover, color: vars.color.text } },
});

globalStyle(`${affixButton} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', strokeWidth: 1.75 } },
});
