import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

/** Where there is a pointer that can point, only at the row it points at, or where the focus is: the menu is always there. */
export const quick = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': {
    '(hover: hover)': {
      selectors: {
        'tr:not(:hover, :focus-within) &[data-beside-menu]': { opacity: 0 },
        // Alone, but in a row that opens, whose page has it too.
        'tr[data-pressable]:not(:hover, :focus-within) &': { opacity: 0 },
      },
    },
  },
});
