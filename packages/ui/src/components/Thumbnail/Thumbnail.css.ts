import { componentStyle, sheet } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const frame = componentStyle({
  display: 'block',
  flexShrink: 0,
  maxWidth: '100%',
  aspectRatio: '5 / 4',
  padding: 0,
  ...sheet,
  overflow: 'hidden',
  selectors: {
    '&[data-size="small"]': { width: '80px' },
    '&[data-size="standard"]': { width: '120px' },
    '&[data-size="large"]': { width: '200px' },
    '&[data-hovered]': { borderColor: vars.color.brandMark },
  },
});
