import { style } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';
import { componentStyle } from './component-style.ts';
import { utilitiesLayer } from '../tokens/layers.css.ts';

export const link = componentStyle({
  color: vars.color.brandText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [media.print]: { textDecoration: 'none' } },
});

export const plainList = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

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
