import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

/** With a mouse, hovering over the row shows these buttons; the menu is always visible. */
export const quick = componentStyle({
  display: 'inline-flex',
  gap: vars.space.xsmall,
  '@media': {
    '(hover: hover)': {
      selectors: {
        'tr:not(:hover, :focus-within) &[data-beside-menu]': { opacity: 0 },
        'tr[data-pressable]:not(:hover, :focus-within) &': { opacity: 0 },
      },
    },
  },
});
