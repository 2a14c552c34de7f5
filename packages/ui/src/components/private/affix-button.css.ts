import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const affixButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '32px',
  minHeight: '32px',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { '&[data-hovered]': { background: vars.color.hover, color: vars.color.text } },
});

globalStyle(`${affixButton} svg`, {
  '@layer': { [componentsLayer]: { width: '20px', strokeWidth: 1.75 } },
});
