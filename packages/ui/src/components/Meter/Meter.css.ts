import { mix, mixed } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const meter = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  width: '100%',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  fontWeight: vars.fontWeight.strong,
});

export const figure = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const stripes = `repeating-linear-gradient(135deg, ${color.caution} 0 4px, ${color.cautionSubtle} 4px 8px)`;
const leaning = `repeating-linear-gradient(45deg, ${color.textMuted} 0 4px, ${color.surface} 4px 8px)`;
const fills = {
  '&[data-tone="brand"]': { background: color.brandMark },
  '&[data-tone="positive"]': { background: color.positive },
  '&[data-tone="critical"]': { background: color.critical },
  '&[data-tone="info"]': { background: color.info },
  '&[data-tone="tint"]': {
    ...mixed('background', color.brandSubtle, mix(color.brandMark, 35, color.surface)),
    borderColor: color.brandMark,
  },
  '&[data-tone="caution"]': { background: stripes },
  '&[data-tone="neutral"]': { background: leaning },
  '&[data-tone="rest"]': { background: color.sunken },
} as const;

/** Keeps the colours on paper and in forced colours, because they carry information. */
const keepsColour = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;

export const bar = componentStyle({
  display: 'flex',
  gap: '1px',
  height: '16px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: color.sunken,
  overflow: 'hidden',
  ...keepsColour,
});

export const part = componentStyle({ height: '100%', flexShrink: 0, selectors: fills });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.xlarge}`,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const legendItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
});

export const swatch = componentStyle({
  width: '12px',
  height: '12px',
  flexShrink: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: '2px',
  selectors: fills,
  ...keepsColour,
});
