import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { fontSize, lineHeight } = vars;

export const heading = componentStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.strong,
  textWrapStyle: 'balance',
  selectors: {
    '&[data-level="1"]': { fontSize: fontSize.title, lineHeight: lineHeight.title },
    '&[data-level="2"]': { fontSize: fontSize.section, lineHeight: lineHeight.section },
    '&[data-level="3"]': { fontSize: fontSize.body, lineHeight: lineHeight.body },
    '&[data-level="4"]': {
      fontSize: fontSize.small,
      lineHeight: lineHeight.small,
      color: vars.color.textMuted,
    },
  },
});
