import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const active = ':is([data-hovered], [data-pressed]):not([data-disabled])';

const tones = {
  brand: {
    fill: color.brand,
    fillHover: color.brandHover,
    onFill: color.onBrand,
    ink: color.brandText,
  },
  critical: {
    fill: color.critical,
    fillHover: color.criticalHover,
    onFill: color.onStatus,
    ink: color.critical,
  },
  neutral: { fill: color.textMuted, fillHover: color.text, onFill: color.surface, ink: color.text },
};

const toneSelectors = Object.fromEntries(
  Object.entries(tones).flatMap(([tone, { fill, fillHover, onFill, ink }]) => [
    [`&[data-tone="${tone}"][data-variant="solid"]`, { background: fill, color: onFill }],
    [`&[data-tone="${tone}"][data-variant="solid"]${active}`, { background: fillHover }],
    [`&[data-tone="${tone}"]:not([data-variant="solid"])`, { color: ink }],
  ]),
);

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minHeight: vars.size.field,
  minWidth: vars.size.target,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.small,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[data-size="small"]': {
      minHeight: vars.size.fieldSmall,
      paddingInline: vars.space.medium,
      fontSize: vars.fontSize.small,
    },
    '&[data-full-width]': { width: '100%' },
    '&[data-icon-only]': { paddingInline: 0, width: vars.size.field },
    '&[data-icon-only][data-size="small"]': { width: vars.size.fieldSmall },
    '&[data-pressed]': { transform: 'translateY(1px)' },
    '&[data-variant="soft"]': { background: color.surface, borderColor: color.borderControl },
    [`&:not([data-variant="solid"])${active}`]: { background: color.hover },
    ...toneSelectors,
    '&[data-disabled]:not([data-pending])': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    '(hover: hover)': {
      selectors: { '&[data-native]:hover:not([data-disabled])': { background: color.hover } },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[data-variant="solid"][data-tone]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-variant="quiet"]': { borderColor: 'Canvas' },
      },
    },
  },
});

globalStyle(`${button} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});
