import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;

export const value = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});

globalStyle(`${value} [slot="description"]`, {
  '@layer': { [componentsLayer]: { display: 'none' } },
});

export const arrow = componentStyle({ width: '20px', color: color.textMuted, strokeWidth: 1.75 });
