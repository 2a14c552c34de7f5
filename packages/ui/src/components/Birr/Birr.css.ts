import { componentStyle } from '../../styles/component-style.ts';

/** In one line, where nothing says otherwise: between number and unit it may break, between digits never. */
export const birr = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
