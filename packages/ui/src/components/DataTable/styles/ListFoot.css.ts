import { componentStyle } from '#styles/component-style.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const skip = componentStyle({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: space.small,
  insetInlineStart: space.small,
  padding: `${space.small} ${space.large}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.brandText,
  fontWeight: vars.fontWeight.strong,
  boxShadow: vars.shadow.popover,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const mark = componentStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '20%',
  pointerEvents: 'none',
});

export const onPaper = componentStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'block', paddingBlock: space.medium } },
});

export const listFoot = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.medium,
  selectors: { '&[data-empty]': { paddingBlock: 0 } },
  '@media': { [media.print]: { display: 'none' } },
});
