import { componentStyle } from '../../styles/component-style.ts';

export const phoneText = componentStyle({
  display: 'inline-flex',
  // Where the lines of a dense table are lower, the number stays level with its row.
  alignItems: 'center',
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
