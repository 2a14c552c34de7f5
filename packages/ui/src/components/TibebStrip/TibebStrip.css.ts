import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const strip = componentStyle({
  display: 'block',
  width: '100%',
  height: '12px',
  color: vars.color.brand,
  forcedColorAdjust: 'none',
});

export const ground = componentStyle({ fill: vars.color.sidebar });
export const thread = componentStyle({
  fill: 'none',
  stroke: vars.color.onSidebar,
  strokeOpacity: 0.55,
});
export const diamond = componentStyle({ fill: vars.color.accentFill });
export const knot = componentStyle({ fill: vars.color.sidebarActive });
