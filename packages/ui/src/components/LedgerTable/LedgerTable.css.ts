import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const remark = componentStyle({ maxWidth: '32ch' });

export const remarkSign = componentStyle({
  minHeight: vars.size.target,
  color: vars.color.brandText,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
});
