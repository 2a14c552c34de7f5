import { createVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { badgeStart, badgeTop } from '../private/WaitingBadge.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

const wideOnly = createVar();
const headDirection = createVar();
const itemJustify = createVar();
const headPadding = createVar();

const rail = {
  width: vars.size.rail,
  vars: {
    [wideOnly]: 'none',
    [headDirection]: 'column',
    [itemJustify]: 'center',
    [headPadding]: `${space.medium} ${space.small}`,
  },
};

export const sidebar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  width: vars.size.sidebar,
  height: '100%',
  overflow: 'hidden',
  paddingBlockStart: 'env(safe-area-inset-top)',
  vars: {
    [wideOnly]: 'block',
    [headDirection]: 'row',
    [itemJustify]: 'flex-start',
    [headPadding]: `${space.medium} ${space.medium} ${space.medium} ${space.large}`,
    [badgeStart]: 'calc(100% - 40px)',
    [badgeTop]: '12px',
  },
  selectors: {
    '&[data-placement="drawer"]': { width: '100%' },
    '&[data-collapsed]': rail,
  },
  '@media': {
    [media.narrow]: { selectors: { '&[data-placement="side"]': rail } },
    [media.lowDesk]: { vars: { [badgeTop]: '5px' } },
    // Scrolls the whole sidebar, because otherwise only two entries would be visible.
    [media.low]: { overflowY: 'auto' },
  },
});

export const scroller = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});

export const head = componentStyle({
  display: 'flex',
  flexDirection: headDirection,
  alignItems: 'center',
  gap: space.small,
  flexShrink: 0,
  minHeight: '64px',
  padding: headPadding,
});

export const logo = componentStyle({
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.control,
  objectFit: 'contain',
});

export const tenant = componentStyle({
  display: wideOnly,
  flex: 1,
  minWidth: 0,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.heavy,
});

export const toggle = componentStyle({ '@media': { [media.narrow]: { display: 'none' } } });

export const opener = componentStyle({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block' } },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  paddingBlock: space.small,
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: itemJustify,
  gap: space.medium,
  minHeight: '44px',
  padding: `${space.xsmall} ${space.medium}`,
  borderInlineStart: '4px solid transparent',
  borderInlineEnd: '4px solid transparent',
  color: 'inherit',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: color.sidebarActive,
      borderInlineStartColor: color.onSidebar,
      fontWeight: vars.fontWeight.heavy,
    },
  },
  // Fits twenty entries and the date into 900 pixels.
  '@media': { [media.lowDesk]: { minHeight: '30px', paddingInlineEnd: space.xxsmall } },
});

globalStyle(`${item} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});

export const itemLabel = componentStyle({ display: wideOnly, minWidth: 0 });

export const end = componentStyle({ marginBlockStart: 'auto' });

export const foot = componentStyle({
  display: wideOnly,
  padding: `${space.small} ${space.large}`,
});

export const account = componentStyle({
  display: 'flex',
  flexDirection: headDirection,
  alignItems: 'center',
  gap: space.xsmall,
  padding: `${space.xsmall} ${space.medium} max(${space.xsmall}, env(safe-area-inset-bottom))`,
  background: color.sidebar,
  selectors: { [`${sidebar}[data-collapsed] &`]: { paddingInline: 0 } },
});

export const accountOpener = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: itemJustify,
  gap: space.small,
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  padding: space.xsmall,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: { '&[data-hovered]': { background: color.hover } },
});

globalStyle(`${accountOpener} svg`, {
  '@layer': {
    [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 },
  },
});

export const accountName = componentStyle({
  display: wideOnly,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
