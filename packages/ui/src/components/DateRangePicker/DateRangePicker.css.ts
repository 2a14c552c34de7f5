import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const bothWords = componentStyle({ display: 'block', whiteSpace: 'normal' });

export const otherWords = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.badge,
  whiteSpace: 'nowrap',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const presetList = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      flexShrink: 0,
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
    },
  },
});
