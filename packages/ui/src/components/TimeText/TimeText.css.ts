import { componentStyle } from '../../styles/component-style.ts';

/** Where the line is too short, the two times part before either of them breaks. */
export const part = componentStyle({ display: 'inline-block' });
