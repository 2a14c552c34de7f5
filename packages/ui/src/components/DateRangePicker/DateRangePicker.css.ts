import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The end of a range is never cut: where the line is too short there are two. */
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
});
