import { componentStyle } from '../../styles/component-style.ts';
import { sheet } from '../../styles/sheet.ts';
import { vars } from '../../tokens/vars.css.ts';

export const frame = componentStyle({
  position: 'relative',
  minWidth: 0,
  selectors: { '&[data-full-screen]': { position: 'static' } },
});

export const veil = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: `color-mix(in srgb, ${vars.color.surface} 80%, transparent)`,
  selectors: { '[data-full-screen] > &': { position: 'fixed', zIndex: vars.layer.dialog } },
});

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  ...sheet,
  color: vars.color.text,
  textAlign: 'center',
});
