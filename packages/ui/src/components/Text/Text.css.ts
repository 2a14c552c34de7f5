import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, fontSize, lineHeight } = vars;

export const text = componentStyle({
  selectors: {
    '&[data-size="small"]': { fontSize: fontSize.small, lineHeight: lineHeight.small },
    '&[data-size="large"]': { fontSize: fontSize.section, lineHeight: lineHeight.section },
    '&[data-tone="muted"]': { color: color.textMuted },
    '&[data-tone="brand"]': { color: color.brandText },
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="caution"]': { color: color.caution },
    '&[data-tone="critical"]': { color: color.critical },
    '&[data-strong]': { fontWeight: vars.fontWeight.strong },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
    // All browsers support only the prefixed form of line clamping.
    '&[data-clamped]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      '@media': { [media.print]: { display: 'block' } },
    },
  },
});
