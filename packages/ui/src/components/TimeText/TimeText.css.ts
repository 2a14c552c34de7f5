import { media } from '../../tokens/breakpoints.ts';
import { componentStyle } from '../../styles/component-style.ts';

/** Where the line is too short, the two times part before either of them breaks, and no dot is left alone. */
/** A table with little room has the reader's own clock. */
export const otherClock = componentStyle({
  selectors: { '[data-room="least"] tr > * &': { display: 'none' } },
});

export const part = componentStyle({
  display: 'inline-block',
  textWrapStyle: 'balance',
  // A row of a printed list has a line for each clock at most.
  '@media': { [media.print]: { selectors: { 'td &, th &': { whiteSpace: 'nowrap' } } } },
});
