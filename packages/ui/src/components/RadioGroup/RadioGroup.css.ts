import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
  selectors: {
    '&[data-orientation="horizontal"]': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: space.xlarge,
    },
  },
});

export const dot = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: color.brandMark },
    // Drawn as a border, because forced colours remove backgrounds.
    '[data-selected] > &': { border: `6px solid ${color.brandMark}` },
    '[data-invalid] > &': { borderColor: color.critical },
    '[data-disabled] > &': { opacity: 0.5 },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const hint = componentStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
