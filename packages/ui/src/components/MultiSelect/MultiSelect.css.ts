import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const search = componentStyle({
  padding: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
