import { componentStyle } from '../../styles/component-style.ts';

const columns = (width: string, kind = 'auto-fill') => ({
  gridTemplateColumns: `repeat(${kind}, minmax(min(${width}, 100%), 1fr))`,
});

/** Wide enough that no more than so many fit beside each other. */
const share = (count: number) => `calc(100% / ${count + 1} + 1px)`;

/** Fewer to a row below a width, so that six fill their rows whatever it is. */
const below = (width: string, count: number, more: string) =>
  `clamp(${more}, calc((${width} - 100%) * 1000), ${share(count)})`;

const sixth = below('304px', 1, below('480px', 2, below('960px', 3, share(6))));

export const grid = componentStyle({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&[data-column="small"]': columns('144px', 'auto-fit'),
    '&[data-column="sixth"]': {
      gridTemplateColumns: `repeat(auto-fit, minmax(${sixth}, 1fr))`,
    },
    '&[data-column="standard"]': columns('240px'),
    '&[data-column="large"]': columns('336px', 'auto-fit'),
  },
});
