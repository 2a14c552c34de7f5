import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = componentStyle({ display: 'inline-flex', color: 'currentColor' });

globalStyle(`${spinner} > svg`, {
  '@layer': {
    [componentsLayer]: {
      animation: `${turn} 900ms linear infinite`,
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          animation: `${breathe} 1600ms ease-in-out infinite`,
        },
      },
    },
  },
});
