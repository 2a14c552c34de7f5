import { componentStyle } from '../../styles/component-style.ts';

export const phoneText = componentStyle({
  display: 'inline-flex',
  // Keeps the number level with its row in a dense table.
  alignItems: 'center',
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
