import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';

export const note = componentStyle({
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const notice = componentStyle({ flexBasis: '100%' });

export const whole = componentStyle({ display: 'contents' });
