import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle, sheet } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;
const line = createVar();
const hairline = `inset 0 -1px ${fallbackVar(line, color.border)}`;

export const columnHeads = createVar();

const tint = createVar();
const tinted = fallbackVar(tint, 'transparent');

const stuck = {
  position: 'sticky',
  zIndex: 1,
  whiteSpace: 'nowrap',
  background: `linear-gradient(${tinted}, ${tinted}), ${color.surface}`,
} as const;

const compactText = createVar();
const compactHead = createVar();
const compactLine = createVar();

globalStyle('[data-kit-density="compact"]', {
  '@layer': {
    [componentsLayer]: {
      vars: {
        [compactText]: vars.fontSize.small,
        [compactHead]: vars.fontSize.badge,
        [compactLine]: '1.25rem',
      },
    },
  },
});
globalStyle('[data-kit-density="comfortable"]', {
  '@layer': {
    [componentsLayer]: {
      vars: { [compactText]: 'initial', [compactHead]: 'initial', [compactLine]: 'initial' },
    },
  },
});

export const list = componentStyle({ position: 'relative', minWidth: 0 });

export const face = componentStyle({
  display: 'contents',
  '@media': {
    [media.phone]: { selectors: { '&[data-face="table"]': { display: 'none' } } },
    [media.abovePhone]: { selectors: { '&[data-face="cards"]': { display: 'none' } } },
  },
});

export const box = componentStyle({
  position: 'relative',
  overflow: 'clip',
  ...sheet,
  selectors: {
    '&[data-wide]': {
      overflow: 'auto',
      scrollPaddingInlineEnd: '120px',
      // Limits the height, because a sticky head needs a box that scrolls.
      maxHeight: 'calc(100dvh - 96px)',
      // Shadows at the edges mark hidden columns; covers that scroll along hide them at the ends.
      background: `linear-gradient(to right, ${color.surface} 24px, transparent 48px) local,
        linear-gradient(to left, ${color.surface} 24px, transparent 48px) local right / 48px 100% no-repeat,
        linear-gradient(to right, ${color.border}, transparent 12px),
        linear-gradient(to left, ${color.border}, transparent 12px) right / 12px 100% no-repeat,
        ${color.surface}`,
    },
  },
  '@media': {
    [media.print]: {
      border: 0,
      borderRadius: 0,
      selectors: {
        '&, &[data-wide]': { overflow: 'visible', maxHeight: 'none', background: 'none' },
      },
    },
  },
});

export const sheetOfRows = componentStyle({
  position: 'relative',
  width: 'fit-content',
  minWidth: '100%',
});

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: fallbackVar(compactText, 'inherit'),
  lineHeight: fallbackVar(compactLine, 'inherit'),
  selectors: {
    '&[data-fixed]': { tableLayout: 'fixed' },
    '&[data-last]': { fontSize: vars.fontSize.small },
  },
});

export const head = componentStyle({
  zIndex: 3,
  selectors: { '&[data-sticky="true"]': { position: 'sticky', top: 0 } },
  background: color.surface,
  color: color.textMuted,
  fontSize: fallbackVar(compactHead, vars.fontSize.small),
  lineHeight: fallbackVar(compactLine, vars.lineHeight.small),
  whiteSpace: 'nowrap',
  '@media': {
    [media.print]: {
      display: 'table-header-group',
      whiteSpace: 'normal',
      selectors: { '&[data-sticky]': { position: 'static' } },
    },
  },
});

export const cell = componentStyle({
  height: vars.size.row,
  paddingInline: space.large,
  paddingBlock: space.xsmall,
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'break-word',
  selectors: {
    '[data-kit-density="compact"] &:not(:first-child)': { paddingInline: space.small },
    '[data-kit-density="compact"] thead &': { height: '32px', paddingBlock: 0 },
    '&[data-one-line]': {
      maxWidth: '272px',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
    'tbody > tr > &[data-whole]': { whiteSpace: 'nowrap' },
    'thead > tr > &[data-align="end"]': { whiteSpace: 'normal' },
    '[data-fixed] > tbody > tr > &[data-align="end"]': {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    'tbody > tr > th&, tfoot &': { fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    [media.print]: {
      fontSize: '11px',
      lineHeight: 1.25,
      paddingInline: space.xsmall,
      paddingBlock: '1px',
      borderBlockEnd: `1px solid ${color.border}`,
      height: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        'tfoot &&&': { whiteSpace: 'nowrap' },
        '&[data-one-line]': { maxWidth: 'none', overflow: 'visible' },
        '&&': { minWidth: '0 !important', width: 'auto !important', whiteSpace: 'normal' },
        '&[data-acts], &[data-tick], &[data-screen-only]': { display: 'none' },
      },
    },
    screen: {
      selectors: {
        '[data-room] > * > tr > &&': { paddingInline: space.small },
        '[data-room="least"] > * > tr > &&': {
          minWidth: '0 !important',
          width: 'auto !important',
        },
        '[data-last] > * > tr > &&:not(:first-child)': { paddingInline: space.xsmall },
        '[data-room="least"] > thead > tr > &&': { whiteSpace: 'normal' },
        '[data-room="least"] > * > tr > th&[data-one-line]': { maxWidth: '184px' },
        '[data-last] > * > tr > th&[data-one-line]': { maxWidth: '96px' },
        '[data-last] > * > tr > td&[data-one-line]': { whiteSpace: 'normal' },
        '[data-last] > tbody > tr > &&[data-whole]': { whiteSpace: 'normal' },
        '[data-wide] > * > table > * > tr > &[data-stuck]': {
          ...stuck,
          insetInlineStart: 0,
          boxShadow: `inset -1px 0 ${color.border}, ${hairline}`,
        },
        '[data-wide] > * > table > * > tr > &[data-acts]': {
          ...stuck,
          insetInlineEnd: 0,
          boxShadow: `inset 1px 0 ${color.border}, ${hairline}`,
        },
        '[data-wide] > * > table > * > tr > &[data-acts]::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: '100%',
          width: '12px',
          background: `linear-gradient(to left, ${color.border}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
  },
});

export const row = componentStyle({
  position: 'relative',
  background: tinted,
  selectors: {
    'tbody:last-child > &:last-child': { vars: { [line]: 'transparent' } },
    '&[data-pressable]:hover': { vars: { [tint]: color.hover } },
    '&[data-selected]': { vars: { [tint]: color.brandSubtle } },
    '[aria-busy] > tbody > &': { vars: { [tint]: color.sunken } },
    '&[data-pressable]': { cursor: 'pointer' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

// WebKit draws no shadow on a cell with collapsed borders.
globalStyle(`:is(${head} > tr, ${row}) > *`, {
  '@layer': {
    [componentsLayer]: { boxShadow: hairline, '@media': { [media.print]: { boxShadow: 'none' } } },
  },
});

export const opener = componentStyle({
  minHeight: vars.size.target,
  textAlign: 'start',
  fontWeight: vars.fontWeight.strong,
  color: color.brandText,
  selectors: {
    '[data-one-line] > &': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'inherit' },
  },
});
