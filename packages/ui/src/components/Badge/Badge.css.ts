import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { tones } from '../../styles/tones.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: '1px solid',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  // Keeps a word whole in a narrow printed column.
  overflowWrap: 'normal',
  selectors: tones,
});

globalStyle(`${badge} svg`, {
  '@layer': { [componentsLayer]: { width: '14px', height: '14px', strokeWidth: 2 } },
});
