import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });

const move = (frames: string) => ({
  animation: `${frames} ${vars.motion.base} ${vars.easing}`,
});

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: vars.color.scrim,
  selectors: { '&[data-entering]': move(fade) },
  '@media': {
    [media.print]: { position: 'static', background: 'none' },
  },
});

export const drawer = componentStyle({
  display: 'flex',
  height: '100%',
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-size="menu"]': { display: 'block', width: 'min(280px, 85vw)', background: 'none' },
    '&[data-size="standard"]': { width: 'min(440px, 100vw)' },
    '&[data-size="large"]': { width: 'min(640px, 100vw)' },
    '&[data-side="end"]': { marginInlineStart: 'auto' },
    '&[data-side="start"][data-entering]': move(fromStart),
    '&[data-side="end"][data-entering]': move(fromEnd),
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-side="end"]': { borderInlineStart: '1px solid CanvasText' } },
    },
    [media.low]: { overflow: 'auto' },
    [media.print]: { height: 'auto', boxShadow: 'none', selectors: { '&&': { width: '100%' } } },
  },
});
