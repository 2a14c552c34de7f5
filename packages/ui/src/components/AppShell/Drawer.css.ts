import { componentStyle } from '../../styles/component-style.ts';

export const panel = componentStyle({ height: '100%', outline: 'none' });
