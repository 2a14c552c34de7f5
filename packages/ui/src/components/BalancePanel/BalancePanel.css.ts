import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, sheet } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.large,
  ...sheet,
  selectors: {
    '&[data-layout="line"]': {
      flexDirection: 'row-reverse',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      paddingBlock: '2px',
    },
  },
  '@media': { [media.print]: { selectors: { '&[data-masked]': { display: 'none' } } } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingInlineEnd: space.small,
});

globalStyle(`${head} > button`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { display: 'none' } } } },
});

export const heading = componentStyle({ fontWeight: vars.fontWeight.strong });

export const sums = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.large} ${space.xlarge}`,
});

export const sum = componentStyle({ flex: '1 1 136px', maxWidth: '100%' });

export const term = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});

export const amount = componentStyle({
  minHeight: lineHeight.subtitle,
  fontSize: fontSize.subtitle,
  lineHeight: lineHeight.subtitle,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="caution"]': { color: color.caution },
    '&[data-tone="critical"]': { color: color.critical },
  },
});

export const hint = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});

export const unfold = componentStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex' } },
});

globalStyle(`${unfold} > svg`, {
  '@layer': { [componentsLayer]: { transition: `transform ${vars.motion.fast}` } },
});
globalStyle(`${unfold}[data-selected] > svg`, {
  '@layer': { [componentsLayer]: { transform: 'rotate(180deg)' } },
});

const line = `${panel}[data-layout="line"]`;
const ofLine = (selector: string, rule: object) =>
  globalStyle(`${line} ${selector}`, { '@layer': { [componentsLayer]: rule } });

ofLine(sums, { flex: 1, minWidth: 0, gap: `0 ${space.xlarge}` });
ofLine(head, { flexShrink: 0, justifyContent: 'flex-end', paddingInlineEnd: 0 });
ofLine(sum, {
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  minHeight: vars.size.fieldSmall,
});
ofLine(amount, {
  minHeight: 0,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});
ofLine(`${sum}:not(:first-child)`, {
  '@media': {
    [media.phone]: { flexBasis: '100%', justifyContent: 'space-between' },
  },
});
globalStyle(`${line}:not([data-unfolded]) ${sum}:not(:first-child)`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { display: 'none' } } } },
});
