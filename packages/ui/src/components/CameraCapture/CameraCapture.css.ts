import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const view = componentStyle({
  position: 'relative',
  marginInline: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const frame = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Mirrors only the preview, not the picture taken.
  selectors: { '&[data-mirrored]': { transform: 'scaleX(-1)' } },
});

export const picture = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });

export const guide = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  border: `2px dashed ${vars.color.accentFill}`,
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  selectors: {
    '&[data-guide="id-card"]': {
      width: '88%',
      aspectRatio: '85.6 / 54',
      borderRadius: vars.radius.dialog,
    },
    '&[data-guide="face"]': { height: '84%', aspectRatio: '3 / 4', borderRadius: '50%' },
  },
});

export const waiting = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  color: vars.color.textMuted,
  textAlign: 'center',
});
