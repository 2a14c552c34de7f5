/** One focus ring for everything, kept in forced-colours mode because it is an outline; not of the reset, so that no app loses it. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { tokensLayer } from './layers.css.ts';

globalStyle(':focus', { '@layer': { [tokensLayer]: { outline: 'none' } } });

globalStyle(':focus-visible', {
  '@layer': { [tokensLayer]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
