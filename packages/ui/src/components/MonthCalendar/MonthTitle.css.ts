import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { fontSize, lineHeight } = vars;

export const titles = componentStyle({ display: 'flex', flexDirection: 'column' });

export const title = componentStyle({
  fontSize: fontSize.display,
  lineHeight: lineHeight.display,
  fontWeight: vars.fontWeight.heavy,
  color: vars.color.brandText,
});

export const otherTitle = componentStyle({
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  color: vars.color.textMuted,
});
