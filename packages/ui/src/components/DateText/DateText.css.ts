import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Where the line is too short, the two dates part before either of them breaks. */
export const part = componentStyle({
  display: 'inline-block',
  // A heading that balances its lines would part the month from the day.
  textWrapStyle: 'pretty',
  // Short enough to stay whole in any column.
  selectors: { '[data-format="medium"] > &': { whiteSpace: 'nowrap' } },
});

export const other = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '[data-disabled] &': { color: 'inherit' },
  },
});
