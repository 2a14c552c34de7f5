import { componentStyle } from '../../styles/component-style.ts';

export const otherClock = componentStyle({});

/** Keeps the dot between the clocks from standing alone in a line. */
export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
});
