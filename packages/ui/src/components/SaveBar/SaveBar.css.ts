import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, size } = vars;

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.medium,
  paddingBlock: space.small,
  background: color.canvas,
  boxShadow: `0 -1px ${color.border}`,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const note = componentStyle({ color: color.textMuted });
