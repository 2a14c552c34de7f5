import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const item = componentStyle({ display: 'flex', flexDirection: 'column' });

export const hint = componentStyle({
  paddingInlineStart: `calc(20px + ${vars.space.small})`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
