import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const row = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  scrollbarWidth: 'none',
} as const;

export const oneRow = componentStyle({ '@media': { [media.phone]: row, [media.low]: row } });

globalStyle(`${oneRow} > *`, {
  '@layer': { [componentsLayer]: { flexShrink: 0 } },
});

export const line = componentStyle({
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const lineEnd = componentStyle({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.xxsmall,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${line} > ${oneRow}`, { '@layer': { [componentsLayer]: { minWidth: 0 } } });
