import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const tooltip = componentStyle({
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.shadow.popover,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
