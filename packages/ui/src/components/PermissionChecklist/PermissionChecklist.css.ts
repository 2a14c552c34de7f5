import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const item = componentStyle({ display: 'flex', flexDirection: 'column' });

/** Below the words of the box, not below the box. */
export const hint = componentStyle({
  paddingInlineStart: `calc(20px + ${vars.space.small})`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
