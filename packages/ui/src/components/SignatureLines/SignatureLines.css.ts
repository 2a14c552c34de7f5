import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const lines = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space.xlarge,
  margin: 0,
  paddingBlockStart: '14mm',
  listStyle: 'none',
  paddingInline: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const line = componentStyle({
  paddingBlockStart: space.xsmall,
  borderBlockStart: `1px solid ${color.text}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
