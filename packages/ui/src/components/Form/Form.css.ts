import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
});

export const summary = componentStyle({
  padding: vars.space.large,
  border: `1px solid ${vars.color.critical}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.control,
  background: vars.color.criticalSubtle,
  selectors: {
    '&[data-mended="true"]': {
      borderColor: vars.color.positive,
      background: vars.color.positiveSubtle,
    },
  },
});

export const mended = componentStyle({ color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
