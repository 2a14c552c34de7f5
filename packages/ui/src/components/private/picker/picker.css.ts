import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { control } from '../field/control.css.ts';

/** Wide enough for a date, so that a choice moves nothing. */
export const picker = componentStyle({
  selectors: { '&&': { minWidth: 'min(11rem, 60vw)' } },
});

export const parts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const part = componentStyle({
  display: 'flex',
  flex: '1 1 15rem',
  minWidth: 'min(11rem, 100%)',
});

globalStyle(`[data-invalid] > ${parts} > ${part} > ${control}`, {
  '@layer': {
    [componentsLayer]: {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
  },
});

export const words = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

globalStyle(`${part} ${words}`, { '@layer': { [componentsLayer]: { whiteSpace: 'normal' } } });

globalStyle(`${words} time > span`, {
  '@layer': { [componentsLayer]: { display: 'inline', whiteSpace: 'nowrap' } },
});

globalStyle(`${words} time`, {
  '@layer': { [componentsLayer]: { fontSize: vars.fontSize.small } },
});
globalStyle(`${words} time > span:last-child:not(:only-child)`, {
  '@layer': { [componentsLayer]: { fontSize: vars.fontSize.badge } },
});

export const sign = componentStyle({ color: vars.color.textMuted });

globalStyle(`${sign} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});

export const aside = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
});

export const readBack = componentStyle({
  minHeight: `calc(${vars.lineHeight.body} + 2 * ${vars.space.medium})`,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.color.brandSubtle,
  color: vars.color.brandText,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.regular,
});

export const clearSide = componentStyle({ flex: 1 });

export const popoverBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  width: '400px',
  maxWidth: '100%',
  padding: vars.space.large,
  paddingBlockEnd: 0,
  overflow: 'auto',
  outline: 'none',
});

export const popoverButtons = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlockEnd: vars.space.large,
  background: vars.color.surface,
  boxShadow: `0 calc(-1 * ${vars.space.small}) ${vars.color.surface}`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
