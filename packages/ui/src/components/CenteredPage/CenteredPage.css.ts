import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const frame = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
  padding: vars.space.large,
});

export const column = componentStyle({ width: '100%', maxWidth: '400px' });
