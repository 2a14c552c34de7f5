import { componentStyle, sheet } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize, lineHeight } = vars;

const narrow = '(max-width: 640px)';
const FORCED = '(forced-colors: active)';

export const calendar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
});

export const chooser = componentStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'block' } },
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
});

export const scroller = componentStyle({
  ...sheet,
  position: 'relative',
  isolation: 'isolate',
  maxHeight: 'max(20rem, 75vh)',
  overflow: 'auto',
  scrollPaddingBlockStart: '5rem',
  scrollPaddingInlineStart: '5rem',
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(6rem, 1fr)',
  minWidth: 'min-content',
  '@media': { [media.print]: { gridAutoColumns: 'minmax(0, 1fr)', breakInside: 'avoid' } },
});

export const headRow = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  '@media': { [media.print]: { position: 'static' } },
});

/** Drawn as shadows, because borders would make a booking longer than its hours. */
const lines = {
  boxShadow: `inset 1px 1px ${color.border}`,
  '@media': { [FORCED]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
};

const hideOthers = {
  '@container': { [narrow]: { selectors: { '&:not([data-current])': { display: 'none' } } } },
};

export const head = componentStyle({
  ...lines,
  ...hideOthers,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  padding: space.xsmall,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[data-today]': { boxShadow: `inset 0 -3px ${color.accent}` } },
  '@media': {
    [FORCED]: {
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      selectors: { '&[data-today]': { borderBlockEnd: '3px solid Highlight' } },
    },
  },
});

export const headMain = componentStyle({
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const axis = componentStyle({
  ...lines,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space.xsmall,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize.badge,
  lineHeight: lineHeight.badge,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
});

export const axisMain = componentStyle({ color: color.text, fontWeight: vars.fontWeight.strong });

export const cell = componentStyle({
  ...lines,
  ...hideOthers,
  position: 'relative',
  minWidth: 0,
  height: '3rem',
  background: color.surface,
  selectors: {
    '&[data-unavailable]': { background: color.sunken },
    '&[aria-selected]': {
      background: color.brandSubtle,
      boxShadow: `inset 3px 0 ${color.brandMark}`,
    },
  },
  '@media': {
    [FORCED]: {
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      selectors: {
        '&[data-unavailable]': { outline: '1px dashed GrayText' },
        '&[aria-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
    },
    // Lets rows grow on paper; bookings are placed in percent of their height.
    [media.print]: { height: 'auto', minHeight: '1.5rem' },
  },
});

export const cover = componentStyle({
  position: 'absolute',
  inset: 0,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '[data-selects] &:not([aria-disabled])': { cursor: 'pointer' },
    '[data-selects] &:hover:not([aria-disabled])': { background: color.hover },
    '[aria-selected] > &&': { background: 'none' },
    '&:focus-visible': { zIndex: 2, outlineOffset: '-3px', background: 'none' },
  },
});

export const wholeDay = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  selectors: { '&&': { height: 'auto', minHeight: '2rem', padding: space.xxsmall } },
});

export const more = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '2px',
  insetInlineEnd: '6%',
  minWidth: '24px',
  minHeight: '24px',
  paddingInline: space.xsmall,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.brandText,
  fontSize: fontSize.badge,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const moreList = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const nowLine = componentStyle({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  borderBlockStart: `2px solid ${color.critical}`,
  pointerEvents: 'none',
  '@media': { [FORCED]: { borderColor: 'Highlight' }, [media.print]: { display: 'none' } },
});

export const bar = componentStyle({
  ...sheet,
  position: 'sticky',
  insetBlockEnd: space.small,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: space.small,
  boxShadow: vars.shadow.popover,
  '@media': { [media.print]: { display: 'none' } },
});

export const barWords = componentStyle({
  flex: '1 1 14rem',
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});
