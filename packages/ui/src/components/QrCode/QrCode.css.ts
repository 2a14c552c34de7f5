import { componentStyle } from '../../styles/component-style.ts';

/** Dark on light in every scheme, because many cameras read nothing else. */
export const code = componentStyle({
  display: 'block',
  width: 'min(200px, 100%)',
  aspectRatio: '1',
  color: '#000',
  background: '#fff',
  forcedColorAdjust: 'none',
});
