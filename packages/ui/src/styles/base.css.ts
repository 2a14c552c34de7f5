/** The kit's base styles; the order of the imports counts. */
import { globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from '../tokens/layers.css.ts';
import { vars } from '../tokens/vars.css.ts';
import './reset.css.ts';
import './root.css.ts';

globalStyle(':focus', { '@layer': { [tokensLayer]: { outline: 'none' } } });

// Focused by code only, as a starting point for Tab, and so without a ring.
globalStyle(':is(main, section)[tabindex="-1"]:focus-visible', {
  '@layer': { [tokensLayer]: { outline: 'none' } },
});

globalStyle(':focus-visible', {
  '@layer': { [tokensLayer]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
