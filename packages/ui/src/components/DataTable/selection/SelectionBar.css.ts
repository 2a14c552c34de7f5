import { componentStyle, sheet } from '#styles/component-style.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space, size } = vars;

export const bar = componentStyle({
  ...sheet,
  position: 'sticky',
  insetBlockEnd: space.small,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlockStart: space.small,
  padding: space.small,
  borderColor: color.brandMark,
  boxShadow: vars.shadow.popover,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const words = componentStyle({
  flex: '1 0 auto',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
