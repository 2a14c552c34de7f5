import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';
import { bandLine } from '../MonthCalendar/band-colour.ts';

const { color, space } = vars;

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: vars.fontSize.badge,
  lineHeight: vars.lineHeight.badge,
});

export const entry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
});

const sign = {
  flex: 'none',
  selectors: {
    '&[data-tone="positive"]': { borderColor: color.positive },
    '&[data-tone="caution"]': { borderColor: color.caution },
    '&[data-tone="critical"]': { borderColor: color.critical },
  },
} as const;

export const bar = componentStyle({
  ...sign,
  height: '12px',
  borderInlineStart: `3px solid ${color.textMuted}`,
});

export const band = componentStyle({
  flex: 'none',
  width: '16px',
  ...bandLine,
});
