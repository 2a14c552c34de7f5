import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { notice } from '../Notice/Notice.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: vars.space.xlarge,
  paddingBlockStart: vars.space.medium,
  selectors: {
    ':root[data-kit-moved] &': { animation: `${arrive} ${vars.motion.page} ${vars.easing}` },
  },
  '@media': {
    [media.phone]: {
      padding: vars.space.large,
      paddingBlockStart: vars.space.small,
      gap: vars.space.small,
    },
    [media.print]: { padding: 0 },
  },
});

export const header = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
});

export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const titlePart = componentStyle({ flex: '9999 1 auto', minWidth: 0 });

export const acts = componentStyle({
  display: 'flex',
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${acts} > *, ${acts} > div > *`, {
  '@layer': { [componentsLayer]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});

globalStyle(`${back} svg`, { '@layer': { [componentsLayer]: { width: '16px', height: '16px' } } });

globalStyle(`${page} ${notice}`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { display: 'none' } } } },
});
