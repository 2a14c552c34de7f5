import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { space } = vars;

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const steps = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xxsmall });

export const monthSelect = componentStyle({
  width: '14rem',
  maxWidth: '100%',
  '@media': { [media.phone]: { flex: '1 1 10rem' } },
});

const { fontSize, lineHeight } = vars;

export const titles = componentStyle({ display: 'flex', flexDirection: 'column' });

export const title = componentStyle({
  fontSize: fontSize.display,
  lineHeight: lineHeight.display,
  fontWeight: vars.fontWeight.heavy,
  color: vars.color.brandText,
});

export const otherTitle = componentStyle({
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  color: vars.color.textMuted,
});
