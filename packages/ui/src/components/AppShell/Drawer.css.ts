import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: vars.color.scrim,
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.base} ${vars.easing}` } },
});

export const drawer = componentStyle({
  width: 'min(280px, 85vw)',
  height: '100%',
  boxShadow: vars.shadow.dialog,
  selectors: { '&[data-entering]': { animation: `${slide} ${vars.motion.base} ${vars.easing}` } },
});

export const panel = componentStyle({ height: '100%', outline: 'none' });
