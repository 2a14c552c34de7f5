import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

const border = `1px solid ${vars.color.border}`;

export const divider = componentStyle({
  margin: 0,
  border: 0,
  selectors: {
    '&[data-orientation="horizontal"]': { width: '100%', borderBlockStart: border },
    '&[data-orientation="vertical"]': {
      alignSelf: 'stretch',
      minHeight: vars.size.target,
      borderInlineStart: border,
    },
  },
});

export const words = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const line = componentStyle({ flex: '1 1 16px', borderBlockStart: border });
