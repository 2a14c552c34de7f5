import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const note = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-doubtful]': { color: vars.color.caution } },
});

globalStyle(`${note} > svg`, {
  '@layer': {
    [componentsLayer]: {
      flexShrink: 0,
      width: '16px',
      height: vars.lineHeight.small,
      strokeWidth: 2,
    },
  },
});
