import { globalStyle } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { header, page } from '../Page/Page.css.ts';

export const paperTitle = componentStyle({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
});

export const paper = componentStyle({
  display: 'none',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      selectors: {
        '&:not(:empty)': {
          display: 'flex',
          flexDirection: 'column',
          gap: vars.space.medium,
        },
      },
    },
  },
});

globalStyle(`${page}:has([data-paper-title]:not([hidden], [hidden] *)) > ${header}`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': { [LOOKS_INTO]: { '@media': { [media.print]: { display: 'none' } } } },
    },
  },
});
