import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const area = componentStyle({
  selectors: {
    // Doubled, because the style sheet of the control may be loaded later.
    '&&': {
      display: 'block',
      paddingBlock: vars.space.small,
      minHeight: '96px',
      maxHeight: '320px',
      resize: 'vertical',
      fieldSizing: 'content',
    },
  },
});
