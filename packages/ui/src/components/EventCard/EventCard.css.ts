import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle, sheet } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.medium,
  ...sheet,
  transition: `box-shadow ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[data-layout="row"]': { gap: space.xxsmall, paddingBlock: space.small },
  },
  '@supports': {
    [LOOKS_INTO]: {
      selectors: {
        '&:has([data-hovered])': { borderColor: color.brandMark, boxShadow: vars.shadow.low },
        '&:has([data-pressed])': { background: color.hover },
      },
    },
  },
});

/** Covers the card, so that the button has a short name and the facts stay text. */
export const cover = componentStyle({
  position: 'absolute',
  inset: '-1px',
  borderRadius: vars.radius.card,
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  selectors: { '[data-layout="row"] &': { flexWrap: 'wrap', gap: `0 ${space.small}` } },
});

export const name = componentStyle({ minWidth: 0, fontWeight: vars.fontWeight.strong });

export const people = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.brandText,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  color: color.textMuted,
});

export const call = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  whiteSpace: 'nowrap',
});

export const fact = componentStyle({ display: 'flex', gap: space.small });

export const remarkText = componentStyle({
  marginBlockStart: space.xsmall,
  paddingInlineStart: space.small,
  borderInlineStart: `2px solid ${color.border}`,
  color: color.text,
});

globalStyle(`${card} svg`, {
  '@layer': {
    [componentsLayer]: { width: '16px', height: lineHeight.small, strokeWidth: 1.75 },
  },
});
