import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const emptyText = componentStyle({ color: vars.color.textMuted });
