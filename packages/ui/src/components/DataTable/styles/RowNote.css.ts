import { componentStyle } from '#styles/component-style.ts';
import { vars } from '#tokens/vars.css.ts';

export const note = componentStyle({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'normal',
});
