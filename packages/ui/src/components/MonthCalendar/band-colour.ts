import { vars } from '../../tokens/vars.css.ts';

/** Of a band below the days, between two colours of the scheme: it is none of the states. */
export const bandColour = `color-mix(in oklch, ${vars.color.info} 65%, ${vars.color.critical})`;
