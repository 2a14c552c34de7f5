import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const stepper = componentStyle({
  display: 'flex',
  gap: space.small,
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${stepper} > li`, {
  '@layer': {
    [componentsLayer]: {
      flex: '1 1 0',
      minWidth: 0,
      paddingBlockStart: space.small,
      borderBlockStart: `4px solid ${color.border}`,
      '@media': {
        [media.phone]: { minWidth: space.large },
        '(forced-colors: active)': { borderBlockStartColor: 'GrayText' },
      },
    },
  },
});
globalStyle(`${stepper} > li:not([data-state="next"])`, {
  '@layer': {
    [componentsLayer]: {
      borderBlockStartColor: color.brandMark,
      '@media': { '(forced-colors: active)': { borderBlockStartColor: 'Highlight' } },
    },
  },
});
globalStyle(`${stepper} > li[data-state="current"]`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { flex: '1 1 auto' } } } },
});

export const step = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  width: '100%',
  minHeight: vars.size.target,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  textAlign: 'start',
  selectors: {
    '&[data-state="current"]': { color: color.text, fontWeight: vars.fontWeight.strong },
    '&[data-hovered]': { color: color.text, background: color.hover },
    '&[data-invalid="true"]': { color: color.critical },
  },
});

export const mark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.small,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"]:not([data-invalid="true"]) > &': {
      borderColor: color.brandMark,
      background: color.brand,
      color: color.onBrand,
    },
    '[data-state="done"]:not([data-invalid="true"]) > &': { color: color.brandText },
  },
});

globalStyle(`${mark} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 2 } },
});

export const words = componentStyle({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-state]:not([data-state="current"]) > &': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const of = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.badge,
  lineHeight: vars.lineHeight.badge,
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
});
