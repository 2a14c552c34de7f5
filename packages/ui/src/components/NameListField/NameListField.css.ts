import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const names = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const name = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineStart: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: vars.color.brandSubtle,
});
