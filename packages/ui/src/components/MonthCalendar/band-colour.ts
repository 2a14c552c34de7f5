import { vars } from '../../tokens/vars.css.ts';

/** The colour of a band below the days: between two colours of the scheme, because it marks no state. */
export const bandColour = `color-mix(in oklch, ${vars.color.info} 65%, ${vars.color.critical})`;
