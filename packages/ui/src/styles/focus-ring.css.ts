/** One focus ring for everything, kept in forced-colours mode because it is an outline. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { resetLayer } from './layers.css.ts';

globalStyle(':focus', { '@layer': { [resetLayer]: { outline: 'none' } } });

globalStyle(':focus-visible', {
  '@layer': { [resetLayer]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
