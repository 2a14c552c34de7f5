import { componentStyle, sheet } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, fontSize, lineHeight } = vars;

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.large,
  ...sheet,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingInlineEnd: space.small,
});

export const heading = componentStyle({ fontWeight: vars.fontWeight.strong });

export const sums = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.large} ${space.xlarge}`,
});

/** Beside each other as there is room; a sum that needs more of it is given more, and is never cut. */
export const sum = componentStyle({ flex: '1 1 136px', maxWidth: '100%' });

export const term = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});

export const amount = componentStyle({
  // As high before the sums come.
  minHeight: lineHeight.subtitle,
  fontSize: fontSize.subtitle,
  lineHeight: lineHeight.subtitle,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="caution"]': { color: color.caution },
    '&[data-tone="critical"]': { color: color.critical },
  },
});

export const hint = componentStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
});
