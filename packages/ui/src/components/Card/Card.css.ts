import { componentStyle, sheet } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const card = componentStyle({
  minWidth: 0,
  overflow: 'clip',
  ...sheet,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  padding: vars.space.large,
});
