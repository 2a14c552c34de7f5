/** Colour of a band below the days: between two colours of the scheme, because it marks no state. */
import { vars } from '../../tokens/vars.css.ts';

export const bandColour = `color-mix(in oklch, ${vars.color.info} 65%, ${vars.color.critical})`;
