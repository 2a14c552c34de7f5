import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const calendar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
});
