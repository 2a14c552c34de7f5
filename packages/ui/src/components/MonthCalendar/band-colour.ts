/** Line of a band, in a mixed colour because a band marks no state. */
import { mixed } from '../../styles/asked.ts';
import { vars } from '../../tokens/vars.css.ts';

export const bandLine = mixed(
  'borderBlockEnd',
  `2px solid ${vars.color.info}`,
  `2px solid color-mix(in oklch, ${vars.color.info} 65%, ${vars.color.critical})`,
);
