import { createVar, globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const HEIGHT = '56px';

/** Offset for sticky elements below the bar. */
export const barHeight = createVar();

export const topBar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: HEIGHT,
  paddingInline: vars.space.small,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': {
    [media.abovePhone]: { display: 'none' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  fontSize: vars.fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.fontWeight.strong,
});

/** Scrolls focused elements clear of the bar. */
globalStyle(`:root:has(${topBar})`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': {
        [LOOKS_INTO]: {
          '@media': {
            [`${media.phone} and (min-height: 481px)`]: {
              scrollPaddingBlockStart: HEIGHT,
              vars: { [barHeight]: HEIGHT },
            },
          },
        },
      },
    },
  },
});
