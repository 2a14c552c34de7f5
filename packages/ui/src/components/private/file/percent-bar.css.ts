import { vars } from '#tokens/vars.css.ts';
import { componentStyle } from '#styles/component-style.ts';

export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  width: '100%',
});

export const line = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  display: 'block',
  height: '8px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const fill = componentStyle({
  display: 'block',
  height: '100%',
  background: vars.color.brandMark,
  transition: `inline-size ${vars.motion.base} ${vars.easing}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
