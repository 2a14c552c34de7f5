/** The soft ground, ink and border of a badge in each tone. Only `.css.ts` files import this. */
import { vars } from '../tokens/vars.css.ts';

const { color } = vars;

export const softBorder = (ink: string) => `color-mix(in srgb, ${ink} 30%, transparent)`;

const tone = (ink: string, ground: string) => ({
  color: ink,
  background: ground,
  borderColor: softBorder(ink),
});

/** Spread into the `selectors` of a style whose element carries `data-tone`. */
export const tones = {
  '&[data-tone="neutral"]': { ...tone(color.text, color.sunken), borderColor: color.border },
  '&[data-tone="brand"]': tone(color.brandText, color.brandSubtle),
  '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
  '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
  '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
  '&[data-tone="info"]': tone(color.info, color.infoSubtle),
};
