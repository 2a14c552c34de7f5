import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Over the row's press area, as all that is pressed in it. */
export const remark = componentStyle({ position: 'relative', zIndex: 1, maxWidth: '32ch' });

export const remarkSign = componentStyle({
  minHeight: vars.size.target,
  color: vars.color.brandText,
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
});
