import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** A segment moves along the bar; with reduced motion it pulses in place. */
export const moving = componentStyle({
  width: '40%',
  animation: `${pass} 1600ms ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Only a part of the bar, because a full one would mean done.
      marginInline: 'auto',
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});
