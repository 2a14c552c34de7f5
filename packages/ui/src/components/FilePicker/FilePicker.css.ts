import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { '[data-invalid] > &': { borderColor: vars.color.critical } },
});
