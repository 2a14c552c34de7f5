import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../styles/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { scrim } from '../private/overlay-frame.css.ts';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = componentStyle({
  position: 'fixed',
  insetInlineEnd: vars.space.xlarge,
  insetBlockEnd: vars.space.xlarge,
  zIndex: vars.layer.toast,
  width: 'min(400px, calc(100vw - 32px))',
  selectors: {
    // Away from the buttons of a dialog, wherever its foot is: one of them is to be pressed again.
    [`body:has(${scrim}) &`]: {
      insetInlineStart: vars.space.xlarge,
      insetInlineEnd: 'auto',
      insetBlockEnd: `calc(96px + env(safe-area-inset-bottom))`,
    },
  },
  '@media': {
    [media.phone]: {
      insetInlineEnd: vars.space.large,
      insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.medium} + env(safe-area-inset-bottom))`,
      selectors: { [`body:has(${scrim}) &`]: { insetInlineStart: vars.space.large } },
    },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${region} > ol`, {
  '@layer': {
    [componentsLayer]: { display: 'flex', flexDirection: 'column', gap: vars.space.small },
  },
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.popover,
  animation: `${rise} ${vars.motion.base} ${vars.easing}`,
  selectors: {
    '&[data-tone="positive"]': { borderInlineStartColor: color.positive },
    '&[data-tone="critical"]': { borderInlineStartColor: color.critical },
    '&[data-tone="info"]': { borderInlineStartColor: color.info },
  },
});

export const content = componentStyle({ flex: 1, minWidth: 0, paddingBlock: vars.space.xxsmall });

for (const [name, ink] of Object.entries({
  positive: color.positive,
  critical: color.critical,
  info: color.info,
})) {
  globalStyle(`${toast}[data-tone="${name}"] > svg`, {
    '@layer': {
      [componentsLayer]: { width: '20px', height: '32px', strokeWidth: 1.75, color: ink },
    },
  });
}
