import { componentStyle, sheet } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize } = vars;

export const agenda = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const month = componentStyle({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.fontWeight.strong,
});

export const strip = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space.xsmall,
});

export const day = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  paddingBlock: space.small,
  ...sheet,
  fontSize: fontSize.badge,
  lineHeight: vars.lineHeight.badge,
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-today]': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&[data-selected]': {
      background: color.brand,
      borderColor: color.brandMark,
      color: color.onBrand,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const number = componentStyle({
  fontSize: fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const other = componentStyle({
  selectors: { [`${day}:not([data-selected]) > &`]: { color: color.textMuted } },
});

export const count = componentStyle({
  minWidth: '20px',
  marginBlockStart: space.xsmall,
  borderRadius: vars.radius.pill,
  background: color.brandSubtle,
  color: color.brandText,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-empty]': { visibility: 'hidden' } },
});

export const dayTitle = componentStyle({
  fontSize: fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.strong,
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
});

export const event = componentStyle({
  ...sheet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xsmall} ${space.large}`,
  width: '100%',
  padding: space.medium,
  textAlign: 'start',
  selectors: { '&[data-hovered]': { borderColor: color.brandMark, background: color.hover } },
});

export const time = componentStyle({
  flex: '0 0 auto',
  minWidth: '16ch',
  maxWidth: '100%',
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 16ch',
  minWidth: 0,
});

export const title = componentStyle({ fontWeight: vars.fontWeight.strong });

export const detail = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const end = componentStyle({ flex: '0 0 auto' });
