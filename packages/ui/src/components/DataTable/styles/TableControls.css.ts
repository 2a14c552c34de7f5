import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '#styles/component-style.ts';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const selectBox = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: color.brandMark,
  cursor: 'pointer',
});

export const sorter = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: vars.size.target,
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.text },
    '[aria-sort$="ending"] > &': { color: color.text },
  },
});

export const foot = componentStyle({
  boxShadow: `inset 0 1px ${color.border}`,
  '@media': {
    [media.print]: { display: 'table-row-group', breakInside: 'avoid', boxShadow: 'none' },
  },
});

globalStyle(`${sorter} > svg`, {
  '@layer': { [componentsLayer]: { width: '16px', height: '16px', strokeWidth: 1.75 } },
});

export const rowNote = componentStyle({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'normal',
});
