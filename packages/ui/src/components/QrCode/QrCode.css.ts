import { componentStyle } from '../../styles/component-style.ts';

/** Many cameras read only dark on light. */
export const code = componentStyle({
  display: 'block',
  width: 'min(200px, 100%)',
  aspectRatio: '1',
  color: '#000',
  background: '#fff',
  forcedColorAdjust: 'none',
});
