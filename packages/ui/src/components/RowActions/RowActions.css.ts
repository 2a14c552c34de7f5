import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});
