import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Where options would be: that none matches, or that they are on their way. */
export const nothing = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.field,
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
});

export const opener = componentStyle({
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
});
