import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const list = componentStyle({
  minWidth: '160px',
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: space.xsmall,
  outline: 'none',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minHeight: vars.size.field,
  padding: `${space.xsmall} ${space.medium}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-tone="critical"]': { color: color.critical },
    '&[data-focused]': { background: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

globalStyle(`${list}[data-icons] ${item}:not(:has(> svg))`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': {
        [LOOKS_INTO]: { paddingInlineStart: `calc(20px + 2 * ${space.medium})` },
      },
    },
  },
});

export const words = componentStyle({ flex: 1 });

export const keys = componentStyle({
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  color: color.textMuted,
});

export const section = componentStyle({
  selectors: {
    '* + &': { marginTop: space.xsmall, borderTop: `1px solid ${color.border}` },
  },
});

globalStyle(`${item} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});
