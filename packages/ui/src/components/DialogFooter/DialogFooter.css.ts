import { componentStyle } from '../../styles/component-style.ts';

export const note = componentStyle({ flex: 1, minWidth: 0 });
