import { componentStyle } from '../../styles/component-style.ts';

export const inline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
    '&[data-align="baseline"]': { alignItems: 'baseline' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-justify="center"]': { justifyContent: 'center' },
  },
});
