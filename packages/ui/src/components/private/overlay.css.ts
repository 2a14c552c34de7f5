/** What floats: the panel of a select, a menu or a calendar, growing from its trigger. */
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { sheet } from '../../styles/sheet.ts';
import { vars } from '../../tokens/vars.css.ts';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(.97) translateY(-4px)' } });

export const popover = componentStyle({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  ...sheet,
  boxShadow: vars.shadow.popover,
  transformOrigin: 'top',
  selectors: {
    '&[data-entering]': { animation: `${grow} ${vars.motion.base} ${vars.easing}` },
    '&[data-placement="top"]': { transformOrigin: 'bottom' },
  },
});

/** Where options would be: that none matches, or that they are on their way. */
export const nothing = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.field,
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
});
