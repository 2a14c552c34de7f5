import { componentStyle } from '../../styles/component-style.ts';

export const otherClock = componentStyle({});

/** Breaks between the two times first, and leaves no dot alone. */
export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
});
