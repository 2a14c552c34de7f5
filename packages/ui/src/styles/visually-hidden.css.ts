/** Text that is heard and not seen. */
import { style } from '@vanilla-extract/css';
import { utilitiesLayer } from './layers.css.ts';

export const visuallyHidden = style({
  '@layer': {
    [utilitiesLayer]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
