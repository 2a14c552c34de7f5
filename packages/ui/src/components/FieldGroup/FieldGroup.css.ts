import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const group = componentStyle({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = componentStyle({
  marginBottom: vars.space.medium,
  padding: 0,
  fontSize: vars.fontSize.section,
  lineHeight: vars.lineHeight.section,
  fontWeight: vars.fontWeight.strong,
});
