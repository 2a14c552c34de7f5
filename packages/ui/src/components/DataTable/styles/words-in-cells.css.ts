import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '#tokens/layers.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { badge } from '../../Badge/Badge.css.ts';
import { other, part as dateLine } from '../../DateText/DateText.css.ts';
import { otherClock, part } from '../../TimeText/TimeText.css.ts';
import { text } from '../../Text/Text.css.ts';
import { cell, table } from './DataTable.css.ts';

// Where there is little room a date is in the reader's own calendar, a time on their own clock.
globalStyle(`${table}[data-room="least"] ${cell} :is(${other}, ${otherClock})`, {
  '@layer': { [componentsLayer]: { '@media': { screen: { display: 'none' } } } },
});

// Where nothing more can leave a date takes a second line before a sum is out of sight.
globalStyle(`${table}[data-last] ${cell} ${dateLine}`, {
  '@layer': { [componentsLayer]: { '@media': { screen: { whiteSpace: 'normal' } } } },
});

// On paper a row has a line for each clock at most, and a state is a word among words.
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
// A note is no larger than the row it is about.
globalStyle(`${cell} ${text}`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' } },
    },
  },
});
