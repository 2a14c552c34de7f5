import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;
const SIGN = '28px';

export const timeline = componentStyle({ display: 'flex', flexDirection: 'column' });

export const entry = componentStyle({
  position: 'relative',
  paddingInlineStart: `calc(${SIGN} + ${space.medium})`,
  paddingBlockEnd: space.large,
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${SIGN} 0`,
      insetInlineStart: `calc(${SIGN} / 2)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

const tone = (ink: string, ground: string) => ({ color: ink, background: ground });

export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: SIGN,
  height: SIGN,
  border: '1px solid currentColor',
  borderRadius: vars.radius.pill,
  selectors: {
    '&:empty': { margin: '8px', width: '12px', height: '12px' },
    '&[data-tone="neutral"]': tone(color.textMuted, color.surface),
    '&[data-tone="brand"]': tone(color.brandText, color.brandSubtle),
    '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
    '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
    '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
  },
});

globalStyle(`${mark} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 1.75 } },
});

export const what = componentStyle({ fontWeight: vars.fontWeight.strong });

export const when = componentStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const changes = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  marginBlockStart: space.xsmall,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const change = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.small,
});

globalStyle(`${change} > dt`, {
  '@layer': { [componentsLayer]: { color: color.textMuted } },
});
globalStyle(`${change} > dd`, {
  '@layer': { [componentsLayer]: { position: 'relative' } },
});

export const before = componentStyle({ color: color.textMuted });

export const after = componentStyle({
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
});
