import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space.xxsmall,
  boxShadow: `inset 0 -1px ${color.border}`,
  background: `linear-gradient(to right, ${color.surface} 24px, transparent 48px) local,
    linear-gradient(to left, ${color.surface} 24px, transparent 48px) local right / 48px 100% no-repeat,
    linear-gradient(to right, ${color.border}, transparent 12px),
    linear-gradient(to left, ${color.border}, transparent 12px) right / 12px 100% no-repeat,
    ${color.surface}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  flex: 'none',
  minHeight: vars.size.field,
  paddingInline: space.medium,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.hover },
    '&[data-selected]': { color: color.brandText },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.medium,
      insetBlockEnd: `calc(-1 * ${space.xxsmall})`,
      borderBlockEnd: `3px solid ${color.brandMark}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

export const panel = componentStyle({
  paddingBlockStart: space.medium,
  '@media': { [media.phone]: { paddingBlockStart: space.small } },
});

globalStyle(`${tab} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});
