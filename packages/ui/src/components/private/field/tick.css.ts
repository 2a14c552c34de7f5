import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.fieldSmall,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };
const filled = {
  background: vars.color.brand,
  borderColor: vars.color.brandMark,
  color: vars.color.onBrand,
};

export const box = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.brandMark },
    '[data-selected] > &, [data-indeterminate] > &': filled,
    '[data-invalid] > &': { borderColor: vars.color.critical },
    '[data-disabled] > &': { opacity: 0.5 },
    '[data-focus-visible] > &': ring,
  },
});

// Hidden by `visibility`, because forced colours would paint a transparent mark.
globalStyle(`${box} > svg`, {
  '@layer': { [componentsLayer]: { width: '17px', height: '17px', visibility: 'hidden' } },
});
globalStyle(`:is([data-selected], [data-indeterminate]) > ${box} > svg`, {
  '@layer': { [componentsLayer]: { visibility: 'visible' } },
});

export const rail = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  width: '40px',
  height: '24px',
  padding: '3px',
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.borderControl,
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&::before': {
      content: '""',
      width: '15px',
      height: '15px',
      borderRadius: vars.radius.pill,
      background: 'currentColor',
      transition: `transform ${vars.motion.fast} ${vars.easing}`,
    },
    '[data-selected] > &': filled,
    '[data-selected] > &::before': { transform: 'translateX(16px)' },
    '[data-disabled] > &': { opacity: 0.5 },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '[data-selected] > &::before': { background: 'HighlightText' },
      },
    },
  },
});
