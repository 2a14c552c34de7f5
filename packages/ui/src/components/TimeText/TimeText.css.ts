import { componentStyle } from '../../styles/component-style.ts';

export const otherClock = componentStyle({});

/** Leaves no dot alone. */
export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
});
