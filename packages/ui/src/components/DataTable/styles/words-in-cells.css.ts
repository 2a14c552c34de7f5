import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { badge } from '../../Badge/Badge.css.ts';
import { other, part as dateLine } from '../../DateText/DateText.css.ts';
import { otherClock, part } from '../../TimeText/TimeText.css.ts';
import { text } from '../../Text/Text.css.ts';
import { cell, table } from './DataTable.css.ts';

// In little room, cells show only the reader's calendar and clock.
globalStyle(`${table}[data-room="least"] ${cell} :is(${other}, ${otherClock})`, {
  '@layer': { [componentsLayer]: { '@media': { screen: { display: 'none' } } } },
});

// Lets a date wrap, so that no sum is pushed off the screen.
globalStyle(`${table}[data-last] ${cell} ${dateLine}`, {
  '@layer': { [componentsLayer]: { '@media': { screen: { whiteSpace: 'normal' } } } },
});

globalStyle(`${cell} ${part}`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { whiteSpace: 'nowrap' } } } },
});
globalStyle(`${cell} ${badge}`, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        [media.print]: {
          paddingInline: 0,
          border: 0,
          fontSize: 'inherit',
          lineHeight: 'inherit',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
globalStyle(`${cell} ${text}`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' } },
    },
  },
});
