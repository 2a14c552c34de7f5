/** The dark background of the shell: components on it get light colours, because it redefines the tokens. */
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const ink = (percent: number) =>
  `color-mix(in srgb, ${color.onSidebar} ${percent}%, ${color.sidebar})`;

export const darkGround = componentStyle({
  background: color.sidebar,
  color: color.onSidebar,
  vars: {
    [color.text]: color.onSidebar,
    [color.textMuted]: ink(85),
    [color.brandText]: color.onSidebar,
    [color.surface]: color.sidebarActive,
    [color.sunken]: ink(8),
    [color.hover]: ink(12),
    [color.border]: ink(20),
    [color.borderControl]: ink(55),
    [color.focus]: color.onSidebar,
  },
});
