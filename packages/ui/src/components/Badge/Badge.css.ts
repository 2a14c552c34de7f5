import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const tone = (ink: string, ground: string) => ({
  color: ink,
  background: ground,
  borderColor: `color-mix(in srgb, ${ink} 30%, transparent)`,
});

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // As wide as its words, in a column too.
  width: 'fit-content',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: '1px solid',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  // One or two words, which no narrow column of a printed table may tear.
  overflowWrap: 'normal',
  selectors: {
    '&[data-tone="neutral"]': { ...tone(color.text, color.sunken), borderColor: color.border },
    '&[data-tone="brand"]': tone(color.brandText, color.brandSubtle),
    '&[data-tone="positive"]': tone(color.positive, color.positiveSubtle),
    '&[data-tone="caution"]': tone(color.caution, color.cautionSubtle),
    '&[data-tone="critical"]': tone(color.critical, color.criticalSubtle),
    '&[data-tone="info"]': tone(color.info, color.infoSubtle),
  },
});

globalStyle(`${badge} svg`, {
  '@layer': { [componentsLayer]: { width: '14px', height: '14px', strokeWidth: 2 } },
});
