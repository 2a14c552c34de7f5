import { componentStyle } from '#styles/component-style.ts';
import { vars } from '#tokens/vars.css.ts';

export const picture = componentStyle({
  width: '100%',
  height: '100%',
  selectors: {
    // Crops to the upper half, where faces usually are.
    '&[data-fit="cover"]': { objectFit: 'cover', objectPosition: '50% 25%' },
    '&[data-fit="contain"]': { objectFit: 'contain' },
  },
});

export const bone = componentStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.sunken,
});

export const placeholder = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  width: '100%',
  height: '100%',
  padding: vars.space.xsmall,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.badge,
  textAlign: 'center',
  // Overrides the `nowrap` of cells in long lists.
  whiteSpace: 'normal',
});
