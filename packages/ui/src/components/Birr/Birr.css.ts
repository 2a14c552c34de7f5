import { componentStyle } from '../../styles/component-style.ts';

export const birr = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
