import { createVar } from '@vanilla-extract/css';
import { LOOKS_INTO, mix, mixtures } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { bandLine } from './band-colour.ts';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

const weekend = createVar();
const busy = createVar();
const full = createVar();
const today = createVar();

const grounds = mixtures({
  [weekend]: [color.canvas, mix(color.surface, 50, color.canvas)],
  [busy]: [color.brandSubtle, mix(color.brand, 7, color.surface)],
  [full]: [
    `linear-gradient(to top, ${color.brand} 4px, ${color.brandSubtle} 0)`,
    mix(color.brand, 16, color.surface),
  ],
  [today]: [color.surface, mix(color.accentFill, 14, color.surface)],
});

export const cell = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  alignItems: 'flex-start',
  gap: space.xsmall,
  minWidth: 0,
  minHeight: '88px',
  padding: space.small,
  background: color.surface,
  ...grounds,
  '@supports': {
    ...grounds['@supports'],
    [LOOKS_INTO]: {
      selectors: { '&:has(button:hover:not(:disabled))': { background: color.brandSubtle } },
    },
  },
  selectors: {
    '&[data-weekend]': { background: weekend },
    '&[data-outside]': { background: color.canvas },
    '&[data-load="2"]': { background: busy },
    '&[data-load="3"]': { background: full },
    '&[data-today]': {
      background: today,
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.wide]: { minHeight: '104px', padding: `${space.xsmall} 6px` },
    [media.phone]: {
      gap: 0,
      // Leaves room for events and notes that load later.
      minHeight: '81px',
      alignItems: 'center',
      padding: `${space.xsmall} 0`,
    },
  },
});

/** Covers the cell, so that a press anywhere opens the day. */
export const cover = componentStyle({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const numbers = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.xsmall,
  width: '100%',
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'center', gap: 0 },
  },
});

export const number = componentStyle({
  flex: 'none',
  fontSize: '0.9375rem',
  lineHeight: lineHeight.small,
  fontWeight: fontWeight.strong,
  color: color.text,
  selectors: {
    [`${cell}:is([data-past], [data-outside]) &`]: {
      color: color.textMuted,
      fontWeight: fontWeight.regular,
    },
  },
  whiteSpace: 'nowrap',
  // Two digits must fit with text at 200 %.
  '@media': { [media.phone]: { fontSize: `min(${fontSize.section}, 7vw)` } },
});

export const other = componentStyle({
  fontSize: '0.6875rem',
  lineHeight: lineHeight.badge,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: 'min(0.6875rem, 4vw)', lineHeight: 1.2 } },
});

export const pill = componentStyle({
  minWidth: '28px',
  paddingInline: space.small,
  borderRadius: vars.radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  fontWeight: fontWeight.strong,
  textAlign: 'center',
  selectors: {
    [`${cell}:is([data-past], [data-outside]) &`]: {
      background: color.brandSubtle,
      color: color.brandText,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
    },
  },
  '@media': {
    [media.wide]: { selectors: { '&[data-lines]': { display: 'none' } } },
    // Replaces the dark background, which is not printed.
    [media.print]: { border: `1px solid ${color.text}`, color: color.text },
    [media.phone]: {
      minWidth: '24px',
      paddingInline: space.xsmall,
      fontSize: fontSize.badge,
      lineHeight: lineHeight.badge,
    },
  },
});

const wide = (style: object) => ({ display: 'none', '@media': { [media.wide]: style } });

export const figure = componentStyle({
  display: 'none',
  fontSize: fontSize.badge,
  fontWeight: fontWeight.strong,
  '@media': {
    [media.print]: { display: 'inline' },
    [media.wide]: { selectors: { [`${cell}:is(:hover, :focus-within) &`]: { display: 'inline' } } },
  },
});

export const lines = componentStyle({
  ...wide({ display: 'flex' }),
  flexDirection: 'column',
  gap: '2px',
  width: '100%',
  containerType: 'inline-size',
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
});

export const line = componentStyle({
  display: 'flex',
  gap: space.xsmall,
  paddingInlineStart: space.xsmall,
  borderInlineStart: `3px solid ${color.textMuted}`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="positive"]': { borderInlineStartColor: color.positive },
    '&[data-tone="caution"]': { borderInlineStartColor: color.caution },
    '&[data-tone="critical"]': { borderInlineStartColor: color.critical },
    '&[data-hollow]': { borderInlineStartStyle: 'double' },
  },
});

export const lineTitle = componentStyle({
  flex: 1,
  minWidth: 0,
  height: lineHeight.badge,
  whiteSpace: 'normal',
});

export const lineStart = componentStyle({
  display: 'none',
  '@container': {
    '(min-width: 80px)': { selectors: { '&[data-alone]': { display: 'inline' } } },
    '(min-width: 130px)': { display: 'inline' },
  },
});

export const lineEnd = componentStyle({
  display: 'none',
  '@container': { '(min-width: 130px)': { display: 'inline' } },
});

export const moreLines = componentStyle({ color: color.textMuted });

export const note = componentStyle({
  marginBlockStart: 'auto',
  maxWidth: '100%',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const noteWords = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const noteMark = componentStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline', fontWeight: fontWeight.strong } },
});

export const band = componentStyle({
  selectors: {
    [`${note} + &`]: { marginBlockStart: 0 },
    [`${cell}:not(:first-child) > &[data-goes-on]`]: { fontSize: 0 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: '0 -1px',
      ...bandLine,
    },
  },
});

export const bone = componentStyle({
  width: '28px',
  height: '18px',
  borderRadius: vars.radius.pill,
  background: color.sunken,
});
