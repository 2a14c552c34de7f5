import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const moving = componentStyle({
  width: '40%',
  animation: `${pass} 1600ms ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Keeps the bar short, because a full bar would mean done.
      marginInline: 'auto',
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});
