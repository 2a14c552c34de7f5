import { componentStyle } from '#styles/component-style.ts';
import { vars } from '#tokens/vars.css.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minWidth: 0 });

export const select = componentStyle({
  appearance: 'none',
  width: '100%',
  minHeight: vars.size.field,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xxlarge,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.color.brandMark },
    '&:focus-visible': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
});

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.small,
  insetBlockStart: 'calc(50% - 10px)',
  width: '20px',
  height: '20px',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
