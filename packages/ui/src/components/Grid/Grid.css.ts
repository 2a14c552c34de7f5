import { componentStyle } from '../../styles/component-style.ts';

const columns = (width: string, kind = 'auto-fill') => ({
  gridTemplateColumns: `repeat(${kind}, minmax(min(${width}, 100%), 1fr))`,
});

export const grid = componentStyle({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&[data-column="small"]': columns('144px', 'auto-fit'),
    '&[data-column="standard"]': columns('240px'),
    '&[data-column="large"]': columns('336px', 'auto-fit'),
  },
});
