import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const opener = componentStyle({
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
});
