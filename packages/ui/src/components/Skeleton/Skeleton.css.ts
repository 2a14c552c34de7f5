import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  // Appears late, so that fast content shows no placeholder.
  animation: `${appear} ${vars.motion.base} 300ms backwards`,
});

export const bone = componentStyle({
  borderRadius: vars.radius.control,
  // Dark enough for a poor screen in sunlight.
  background: vars.color.border,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: {
    '&[data-shape="text"]': { height: '14px' },
    '&[data-shape="text"]:last-child:not(:first-child)': { width: '60%' },
    '&[data-shape="button"]': { width: '8rem', height: vars.size.field },
    '&[data-shape="row"]': { height: vars.size.row },
    '&[data-shape="card"]': { height: '112px', borderRadius: vars.radius.card },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
