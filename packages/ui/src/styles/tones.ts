/** Mixed colours of the tones. Only `.css.ts` files may import this. */
import { mix, mixtures } from './asked.ts';
import { vars } from '../tokens/vars.css.ts';

const { color } = vars;

export const softBorder = (ink: string) => ({
  ...mixtures({ '--kit-soft-border': [color.border, mix(ink, 30, 'transparent')] }),
  borderColor: 'var(--kit-soft-border)',
});

const tone = (ink: string, ground: string) => ({
  color: ink,
  background: ground,
  ...softBorder(ink),
});

export const tones = {
  '&[data-tone="neutral"]': {
    color: color.text,
    background: color.sunken,
    borderColor: color.border,
  },
  '&[data-tone="brand"]': tone(color.brandText, color.brandSubtle),
  '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
  '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
  '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
  '&[data-tone="info"]': tone(color.info, color.infoSubtle),
};
