import { componentStyle } from '../../styles/component-style.ts';

/** Goes where a table has little room. */
export const otherClock = componentStyle({});

/** Where the line is too short, the two times part before either of them breaks, and no dot is left alone. */
export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
});
