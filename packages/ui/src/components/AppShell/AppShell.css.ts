import { AROUND_PAPER } from '../../styles/around-paper.ts';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const shell = componentStyle({
  display: 'flex',
  minHeight: '100dvh',
  '@media': {
    [media.print]: {
      display: 'block',
      minHeight: 0,
      selectors: { [`:root[${AROUND_PAPER}] &:not([${AROUND_PAPER}])`]: { display: 'none' } },
      '@supports': {
        [LOOKS_INTO]: { selectors: { ':root:has([role="dialog"]) &': { display: 'none' } } },
      },
    },
  },
});

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  zIndex: vars.layer.toast,
  padding: `${vars.space.small} ${vars.space.large}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.brandText,
  fontWeight: vars.fontWeight.strong,
  boxShadow: vars.shadow.popover,
  selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const side = componentStyle({
  flexShrink: 0,
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'flex-start',
  height: '100dvh',
  zIndex: vars.layer.nav,
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const main = componentStyle({
  flex: 1,
  minWidth: 0,
  paddingInlineEnd: 'env(safe-area-inset-right)',
});

export const notices = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.large} ${vars.space.xlarge} 0`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.phone]: { paddingInline: vars.space.large },
    [media.print]: { display: 'none' },
  },
});

export const drawerPanel = componentStyle({ height: '100%', outline: 'none' });
