import { componentStyle } from '../../styles/component-style.ts';

/** Dropped where a table has little room. */
export const otherClock = componentStyle({});

/** In little room, breaks between the two times before breaking either, and leaves no dot alone. */
export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
});
