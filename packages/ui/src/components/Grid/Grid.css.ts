import { componentStyle } from '../../styles/component-style.ts';

const columns = (width: string, kind = 'auto-fill') => ({
  gridTemplateColumns: `repeat(${kind}, minmax(min(${width}, 100%), 1fr))`,
});

export const grid = componentStyle({
  display: 'grid',
  minWidth: 0,
  ...columns('240px'),
  selectors: {
    '&[data-column="small"]': columns('144px', 'auto-fit'),
    '&[data-column="large"]': columns('336px', 'auto-fit'),
    '&[data-column="sixth"]': {
      gridTemplateColumns:
        'repeat(auto-fit, minmax(clamp(15%, calc((960px - 100%) * 1000), max(26%, 144px)), 1fr))',
    },
  },
});
