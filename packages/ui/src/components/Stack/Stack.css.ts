import { componentStyle } from '../../styles/component-style.ts';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
  },
});
