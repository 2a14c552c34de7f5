import { componentStyle } from '../../styles/component-style.ts';

export const glass = componentStyle({ width: '20px', height: '20px', strokeWidth: 1.75 });
