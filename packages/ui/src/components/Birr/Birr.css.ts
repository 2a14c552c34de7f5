import { componentStyle } from '../../styles/component-style.ts';

/** Lets other styles allow a break before the unit, never between digits. */
export const birr = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
