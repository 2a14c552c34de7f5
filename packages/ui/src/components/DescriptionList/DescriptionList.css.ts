import { componentStyle } from '../../styles/component-style.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(216px, 100%), 1fr))',
  gap: `${vars.space.large} ${vars.space.xlarge}`,
  selectors: { '&[data-layout="rows"]': { gridTemplateColumns: '1fr', gap: 0 } },
  '@media': {
    [media.print]: { selectors: { '&:not([data-layout="rows"])': { rowGap: vars.space.small } } },
  },
});

export const pair = componentStyle({
  minWidth: 0,
  selectors: {
    '[data-layout="rows"] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.large,
      paddingBlock: vars.space.small,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
    '[data-layout="rows"] > &:last-child': { borderBlockEnd: 0 },
    '&[data-strong]': { fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      selectors: { '[data-layout="rows"] > &': { paddingBlock: vars.space.xxsmall } },
    },
  },
});

export const term = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  // With `anywhere`, the narrowest width of a name would be one letter.
  selectors: {
    '[data-layout="rows"] > * > &': {
      flex: '1 1 0',
      minWidth: 'min-content',
      overflowWrap: 'break-word',
    },
  },
});

export const value = componentStyle({
  margin: 0,
  selectors: { '[data-layout="rows"] > * > &': { marginInlineStart: 'auto', textAlign: 'end' } },
});
