import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const otherWords = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.badge,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const presetList = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
});
