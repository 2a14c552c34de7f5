import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

/** In little room, breaks between the two dates before breaking either. */
export const part = componentStyle({
  display: 'inline-block',
  // `balance`, as in headings, would separate the month from the day.
  textWrapStyle: 'pretty',
  // Short enough never to wrap.
  selectors: { '[data-format="medium"] > &': { whiteSpace: 'nowrap' } },
});

export const other = componentStyle({
  color: vars.color.textMuted,
  selectors: {
    '[data-disabled] &': { color: 'inherit' },
  },
});
