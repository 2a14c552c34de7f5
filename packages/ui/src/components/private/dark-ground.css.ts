import { mix, mixtures } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const ink = (percent: number, plain: string) =>
  [plain, mix(color.onSidebar, percent, color.sidebar)] as const;

const mixedInks = mixtures({
  [color.textMuted]: ink(85, color.onSidebar),
  [color.sunken]: ink(8, color.sidebar),
  [color.hover]: ink(12, color.sidebarActive),
  [color.border]: ink(20, color.sidebarActive),
  [color.borderControl]: ink(55, color.onSidebar),
});

export const darkGround = componentStyle({
  background: color.sidebar,
  color: color.onSidebar,
  ...mixedInks,
  vars: {
    ...mixedInks.vars,
    [color.text]: color.onSidebar,
    [color.brandText]: color.onSidebar,
    [color.surface]: color.sidebarActive,
    [color.focus]: color.onSidebar,
  },
});
