import { componentStyle } from '../../styles/component-style.ts';

export const phoneText = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
