import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const group = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
});

export const grid = componentStyle({
  display: 'grid',
  gap: space.small,
  selectors: {
    '&[data-columns="6"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const choice = componentStyle({
  minHeight: '44px',
  padding: space.xsmall,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: color.hover },
    '&[data-selected]': {
      borderColor: color.brandMark,
      background: color.brand,
      color: color.onBrand,
      fontWeight: vars.fontWeight.strong,
      outline: '1px solid transparent',
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const keys = componentStyle({ display: 'contents' });
