import { componentStyle } from '../../styles/component-style.ts';

const columns = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
});

export const grid = componentStyle({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&[data-column="small"]': columns('144px'),
    '&[data-column="standard"]': columns('240px'),
    '&[data-column="large"]': columns('336px'),
  },
});
