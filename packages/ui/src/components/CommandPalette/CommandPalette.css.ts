import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height)',
  padding: space.large,
  paddingBlockStart: 'min(12vh, 96px)',
  background: color.scrim,
  '@media': { [media.phone]: { padding: space.small } },
});

export const modal = componentStyle({
  display: 'flex',
  width: '100%',
  maxWidth: '640px',
  maxHeight: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  background: color.surface,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const search = componentStyle({
  padding: space.medium,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const list = componentStyle({
  flex: 1,
  minHeight: 0,
  maxHeight: '420px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.small,
  // Drawn inside, because the scrolling list would clip an outer ring.
  outlineOffset: '-2px',
});

export const groupName = componentStyle({
  padding: `${space.small} ${space.medium} ${space.xsmall}`,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const command = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minHeight: vars.size.row,
  padding: `${space.xsmall} ${space.medium}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': {
      background: color.brandSubtle,
      color: color.brandText,
      // Forced colours remove the background and make this outline visible.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
});

globalStyle(`${command} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const detail = componentStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const keys = componentStyle({
  flexShrink: 0,
  paddingInline: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.badge,
  '@media': { [media.coarse]: { display: 'none' } },
});
