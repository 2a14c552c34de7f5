import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const part = componentStyle({
  display: 'inline-block',
  // Unlike `balance`, keeps the month and the day together.
  textWrapStyle: 'pretty',
  selectors: { '[data-format="medium"] > &': { whiteSpace: 'nowrap' } },
});

export const other = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '[data-disabled] &': { color: 'inherit' },
  },
});
