import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, fontSize, lineHeight, fontWeight } = vars;

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  color: color.textMuted,
});

export const heading = componentStyle({ fontWeight: fontWeight.strong });

export const line = componentStyle({ display: 'block' });

export const strong = componentStyle({ color: color.text, fontWeight: fontWeight.strong });

export const clock = componentStyle({
  color: color.text,
  fontSize: fontSize.section,
  lineHeight: lineHeight.section,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
