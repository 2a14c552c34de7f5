import { globalStyle, keyframes } from '@vanilla-extract/css';
import { LOOKS_INTO } from '#styles/asked.ts';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(.99)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.large,
  height: 'var(--visual-viewport-height)',
  background: vars.color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.motion.base} ${vars.easing}` },
    '&[data-exiting]': { animation: `${fade} ${vars.motion.fast} ${vars.easing} reverse forwards` },
  },
  '@media': {
    [media.phone]: { alignItems: 'flex-end', padding: 0 },
    [media.print]: {
      position: 'static',
      display: 'block',
      height: 'auto',
      padding: 0,
      background: 'none',
      // Of several open dialogs, only the topmost is printed.
      '@supports': { [LOOKS_INTO]: { selectors: { '&:has(~ &)': { display: 'none' } } } },
    },
  },
});

export const modal = componentStyle({
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  selectors: {
    '&[data-size="small"]': { maxWidth: '496px' },
    '&[data-size="standard"]': { maxWidth: '640px' },
    '&[data-size="large"]': { maxWidth: '960px' },
    '&[data-entering]': { animation: `${settle} ${vars.motion.base} ${vars.easing}` },
  },
  '@media': {
    [media.phone]: {
      maxHeight: 'calc(100% - 24px)',
      borderWidth: '1px 0 0',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      selectors: {
        '&[data-size]': { maxWidth: '100%' },
        '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.easing}` },
      },
    },
    // Scrolls the whole dialog, because otherwise less than one field would be visible.
    [media.low]: { overflow: 'auto' },
    [media.lowPhone]: { scrollPaddingBlockEnd: '128px' },
    [media.print]: {
      maxHeight: 'none',
      border: 0,
      boxShadow: 'none',
      overflow: 'visible',
      selectors: { '&[data-size]': { maxWidth: '100%' } },
    },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
  '@media': { [media.low]: { height: 'max-content' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  flexShrink: 0,
  minHeight: '56px',
  maxHeight: '40dvh',
  overflow: 'auto',
  paddingInline: vars.space.xlarge,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: { paddingInline: vars.space.large },
    [media.low]: { maxHeight: 'none' },
    [media.print]: { maxHeight: 'none', minHeight: 0, paddingInline: 0 },
  },
});

export const title = componentStyle({
  fontSize: vars.fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.fontWeight.strong,
});

export const body = componentStyle({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xlarge,
  '@media': {
    [media.phone]: { padding: vars.space.large },
    [media.low]: { overflow: 'visible' },
    [media.print]: { overflow: 'visible', paddingInline: 0 },
  },
});

export const rest = componentStyle({ height: '100dvh' });

export const foot = componentStyle({
  display: 'flex',
  flexShrink: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@supports': {
    [LOOKS_INTO]: { selectors: { '&:has(> :only-child:empty)': { display: 'none' } } },
  },
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingInline: vars.space.xlarge,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      paddingInline: vars.space.large,
      paddingBlockEnd: `calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
    },
    [media.lowPhone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.xsmall,
    },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`:is(${foot}, ${foot} > div) > button`, {
  '@layer': { [componentsLayer]: { minWidth: '88px' } },
});
