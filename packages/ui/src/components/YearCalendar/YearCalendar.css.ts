import { createVar } from '@vanilla-extract/css';
import { mix, mixtures } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const yearCalendar = componentStyle({
  display: 'grid',
  gap: space.medium,
  minWidth: 0,
});

export const months = componentStyle({
  display: 'grid',
  gap: space.small,
  containerType: 'inline-size',
});

/** Keeps days wide enough for touch. */
const half = '(min-width: 500px)';
const whole = '(min-width: 880px)';

export const month = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '2px',
  alignItems: 'center',
  '@container': {
    [half]: { gridTemplateColumns: '96px repeat(15, minmax(0, 1fr))' },
    [whole]: { gridTemplateColumns: '96px repeat(30, minmax(0, 1fr))' },
  },
});

export const monthName = componentStyle({
  fontWeight: fontWeight.strong,
  fontSize: fontSize.small,
  gridColumn: '1 / -1',
  '@container': {
    [half]: { gridColumn: 1, gridRow: '1 / span 2' },
    [whole]: { gridRow: 1 },
  },
});

export const monthNote = componentStyle({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
  '@container': { [half]: { gridColumn: '2 / -1' } },
});

const busy = createVar();
const busier = createVar();

const filled = (height: string) =>
  `linear-gradient(to top, ${color.brand} ${height}, ${color.surface} 0)`;

export const day = componentStyle({
  display: 'block',
  width: '100%',
  minHeight: '28px',
  padding: 0,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  color: color.text,
  fontSize: fontSize.badge,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...mixtures({
    [busy]: [filled('3px'), mix(color.brand, 18, color.surface)],
    [busier]: [filled('7px'), mix(color.brand, 36, color.surface)],
  }),
  selectors: {
    '&[data-weekend]': { background: color.sunken, fontWeight: fontWeight.strong },
    '&[data-marked]': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&[data-level="1"]': { background: busy },
    '&[data-level="2"]': { background: busier },
    '&[data-level="3"]': { background: color.brand, color: color.onBrand },
    '&[data-hollow]': { boxShadow: `inset 0 0 0 2px ${color.brandMark}` },
    '&[data-today]': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: { minHeight: '32px' },
    '(forced-colors: active)': {
      selectors: { '&[data-level="3"]': { forcedColorAdjust: 'none' } },
    },
  },
});
