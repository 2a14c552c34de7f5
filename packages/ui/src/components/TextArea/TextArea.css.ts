import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const area = componentStyle({
  selectors: {
    // The control's sheet may come later.
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
