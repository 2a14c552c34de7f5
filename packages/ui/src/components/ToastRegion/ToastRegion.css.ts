import { globalStyle, keyframes } from '@vanilla-extract/css';
import { LOOKS_INTO } from '../../styles/asked.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const top = {
  inset: `calc(${vars.space.small} + env(safe-area-inset-top)) 0 auto`,
  marginInline: 'auto',
};

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space.large,
  insetInlineStart: `calc(${vars.size.sidebar} + ${vars.space.xlarge})`,
  zIndex: vars.layer.toast,
  width: 'min(360px, calc(100vw - 32px))',
  '@media': {
    [media.narrow]: { insetInlineStart: `calc(${vars.size.rail} + ${vars.space.large})` },
    [media.phone]: {
      inset: `auto 0 calc(${vars.size.bottomBar} + ${vars.space.small} + env(safe-area-inset-bottom))`,
      marginInline: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

const dialogs = '[role="dialog"], [role="alertdialog"]';

// Moves toasts away from the fields and buttons of a dialog.
globalStyle(`:root:has(${dialogs}) ${region}`, {
  '@layer': {
    [componentsLayer]: {
      '@supports': {
        [LOOKS_INTO]: {
          insetInlineStart: vars.space.large,
          '@media': { [media.narrow]: top },
        },
      },
    },
  },
});
globalStyle(`:root:has([data-size="large"] :is(${dialogs})) ${region}`, {
  '@layer': { [componentsLayer]: { '@supports': { [LOOKS_INTO]: top } } },
});

globalStyle(`${region} > ol`, {
  '@layer': {
    [componentsLayer]: { display: 'flex', flexDirection: 'column', gap: vars.space.small },
  },
});

export const toast = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.popover,
  // Scrolls a long toast, so that its close button stays visible.
  maxHeight: `calc(100dvh - 2 * ${vars.space.large})`,
  overflow: 'auto',
  animation: `${settle} ${vars.motion.base} ${vars.easing}`,
  selectors: {
    '&[data-tone="positive"]': { borderInlineStartColor: color.positive },
    '&[data-tone="critical"]': { borderInlineStartColor: color.critical },
    '&[data-tone="info"]': { borderInlineStartColor: color.info },
  },
});

export const content = componentStyle({
  flex: '1 1 14ch',
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
  overflowWrap: 'break-word',
});

export const acts = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  marginInlineStart: 'auto',
});

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
