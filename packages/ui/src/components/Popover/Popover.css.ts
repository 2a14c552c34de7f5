import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const frame = componentStyle({
  selectors: { '&&': { minWidth: '200px', maxWidth: 'min(400px, calc(100vw - 16px))' } },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  maxHeight: 'inherit',
  padding: vars.space.large,
  overflow: 'auto',
  outline: 'none',
});

export const title = componentStyle({
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.strong,
});
