import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const calendar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
});

const { color } = vars;

export const grid = componentStyle({
  display: 'grid',
  gap: '1px',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.border,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '1px',
});

export const headRow = componentStyle({ background: color.surface });

export const columnHead = componentStyle({
  paddingBlock: vars.space.xsmall,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: `min(${vars.fontSize.small}, 4.4vw)` } },
});
