import { componentStyle, sheet } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      width: 'fit-content',
    },
    '&[data-raised]': { ...sheet, padding: vars.space.small, boxShadow: vars.shadow.low },
  },
  '@media': { [media.print]: { display: 'none' } },
});
