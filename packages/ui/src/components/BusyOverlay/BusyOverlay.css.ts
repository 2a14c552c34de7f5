import { mix, mixed } from '../../styles/asked.ts';
import { componentStyle, sheet } from '../../styles/component-style.ts';
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
  ...mixed('background', vars.color.scrim, mix(vars.color.surface, 80, 'transparent')),
  selectors: { '[data-full-screen] > &': { position: 'fixed', zIndex: vars.layer.dialog } },
});

export const inSight = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  maxHeight: 'max(160px, calc(100dvh - 200px))',
  selectors: { '[data-full-screen] > * > &': { maxHeight: 'none' } },
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
