import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, size } = vars;
const room = `calc(${size.bottomBar} + env(safe-area-inset-bottom))`;

export const bottomBar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surface,
  boxShadow: `0 -1px 0 ${color.border}`,
  '@media': {
    [media.abovePhone]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const list = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.bottomBar,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: '3px solid transparent',
  color: color.textMuted,
  // Five labels fit a 320 px phone with text at 200 %.
  fontSize: 'min(0.6875rem, 4vw)',
  lineHeight: vars.lineHeight.badge,
  letterSpacing: '-0.01em',
  overflowWrap: 'break-word',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[aria-current]': {
      borderBlockStartColor: color.brandMark,
      color: color.brandText,
      fontWeight: vars.fontWeight.strong,
    },
  },
});

globalStyle(`${item} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});

/** Keeps focused elements from scrolling under the bar. */
globalStyle(`:root:has(${bottomBar})`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': {
        [LOOKS_INTO]: { '@media': { [media.phone]: { scrollPaddingBlockEnd: room } } },
      },
    },
  },
});
