import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const link = componentStyle({
  position: 'relative',
  selectors: {
    '&[data-tone="inherit"]': { color: 'inherit' },
    '&[data-standalone]': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: vars.size.target,
      minHeight: vars.size.target,
    },
    '&[data-disabled]': {
      color: vars.color.textDisabled,
      textDecoration: 'none',
      cursor: 'not-allowed',
    },
  },
});

export const sign = componentStyle({
  display: 'inline-block',
  width: '0.875em',
  height: '0.875em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.0625em',
});
