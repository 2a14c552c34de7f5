import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, sheet } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { birr } from '../Birr/Birr.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const narrow = '(max-width: 12rem)';

const { color, space, fontSize, lineHeight } = vars;

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minWidth: 0,
  containerType: 'inline-size',
  padding: `7px ${space.large}`,
  ...sheet,
});

export const label = componentStyle({
  display: 'flex',
  gap: space.small,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});

export const cover = componentStyle({
  minHeight: '24px',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const figure = componentStyle({
  minHeight: lineHeight.title,
  fontSize: fontSize.title,
  lineHeight: lineHeight.title,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="caution"]': { color: color.caution },
    '&[data-tone="critical"]': { color: color.critical },
  },
  '@container': {
    [narrow]: { fontSize: fontSize.body, lineHeight: lineHeight.body, whiteSpace: 'normal' },
  },
});

globalStyle(`${figure} > ${birr}`, {
  '@layer': { [componentsLayer]: { '@container': { [narrow]: { whiteSpace: 'normal' } } } },
});

export const hint = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});

globalStyle(`${label} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: lineHeight.small, strokeWidth: 1.75 } },
});

globalStyle(`${hint} ${birr}`, { '@layer': { [componentsLayer]: { whiteSpace: 'normal' } } });
