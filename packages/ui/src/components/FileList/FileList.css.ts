import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, sheet } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const fileList = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
});

export const row = componentStyle({
  ...sheet,
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minHeight: vars.size.row,
  padding: `${space.small} ${space.medium}`,
  color: color.textMuted,
  breakInside: 'avoid',
  selectors: { '&[data-invalid]': { borderColor: color.critical, color: color.critical } },
});

globalStyle(`${row} > svg`, {
  '@layer': { [componentsLayer]: { width: '20px', height: '20px', strokeWidth: 1.75 } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  flex: 1,
  minWidth: 0,
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.small,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const size = componentStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const fault = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const acts = componentStyle({ display: 'flex', gap: space.xsmall });
