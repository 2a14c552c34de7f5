import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const crumb = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@media': {
    [media.phone]: {
      selectors: { '&:not(:nth-last-child(2):not(:only-child))': { display: 'none' } },
    },
  },
});

export const arrow = componentStyle({
  width: '16px',
  height: '16px',
  strokeWidth: 1.75,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': {
    [media.abovePhone]: { selectors: { [`${crumb}:first-child > &`]: { display: 'none' } } },
    [media.phone]: { transform: 'rotate(180deg)' },
  },
});

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: {
    '&[data-current]': { color: vars.color.text, textDecoration: 'none', cursor: 'default' },
  },
});
