import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const stage = componentStyle({
  height: 'min(60vh, 640px)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  overflow: 'auto',
  touchAction: 'pan-x pan-y',
});
