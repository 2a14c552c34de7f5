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

export const list = componentStyle({
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: vars.space.xsmall,
  outline: 'none',
  // Its layout has the padding, and a list without options has the room of what says so.
  // What is drawn is what is waited for: seven of thousands are as good as fifteen.
  selectors: { '&[data-windowed]:not([data-empty])': { padding: 0, maxHeight: '308px' } },
});

/** Each as high as its place in a windowed list. */
globalStyle(`${list}[data-windowed] [role="option"]`, {
  '@layer': { [componentsLayer]: { minHeight: '100%' } },
});
