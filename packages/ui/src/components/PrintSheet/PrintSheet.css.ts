import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { AROUND_PAPER } from '../../styles/around-paper.ts';
import { componentStyle } from '../../styles/component-style.ts';
import { componentsLayer } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { page } from '../Page/Page.css.ts';
import { body as dialogBody, head as dialogHead } from '../private/overlay/overlay-frame.css.ts';

const { color, space } = vars;

export const sheet = componentStyle({
  position: 'relative',
  width: '100%',
  maxWidth: '210mm',
  marginInline: 'auto',
  padding: 'clamp(16px, 6%, 16mm)',
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.shadow.low,
  selectors: {
    '&[data-paper="landscape"]': { maxWidth: '297mm' },
    '&[data-paper="a6"]': { maxWidth: '105mm', padding: '7mm' },
    '&[data-paper="roll"]': { maxWidth: '80mm', padding: '4mm' },
  },
  '@media': {
    [media.print]: {
      // As in a table, the head repeats on each page.
      display: 'table',
      tableLayout: 'fixed',
      padding: 0,
      border: 0,
      boxShadow: 'none',
      selectors: {
        '&&': { maxWidth: 'none' },
        '&&[data-paper]': { padding: 0 },
        '&[data-paper="portrait"]': { page: 'kit-portrait' },
        '&[data-paper="landscape"]': { page: 'kit-landscape' },
        '&[data-paper="a6"]': { page: 'kit-a6' },
        '&[data-paper="roll"]': { page: 'kit-roll' },
      },
    },
  },
});

export const stamp = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  // A physical side, because `translate` ignores the text direction.
  left: '50%',
  zIndex: 1,
  translate: '-50% -50%',
  rotate: '-24deg',
  margin: 0,
  paddingInline: space.medium,
  border: `4px double ${color.critical}`,
  color: color.critical,
  fontSize: '56px',
  lineHeight: 1.3,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  opacity: 0.75,
  pointerEvents: 'none',
  printColorAdjust: 'exact',
});

export const head = componentStyle({
  marginBlockEnd: space.large,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `2px solid ${color.text}`,
  '@media': {
    [media.print]: { display: 'table-header-group', breakInside: 'avoid', border: 0 },
  },
});

export const body = componentStyle({
  '@media': { [media.print]: { display: 'table-row-group', orphans: 3, widows: 3 } },
});

export const block = componentStyle({
  paddingBlock: space.medium,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [componentsLayer]: { '@media': { [media.print]: rule } } } });

// A pseudo-element, because table rows have neither margins nor borders.
printed(`${head}::after`, {
  content: '',
  display: 'block',
  height: '8mm',
  marginBlockStart: '3mm',
  borderBlockStart: `2px solid ${color.text}`,
});

// The whole page takes the paper's size, because a change of size would add an empty page.
for (const paper of ['landscape', 'portrait', 'a6', 'roll'])
  printed(`:root[${AROUND_PAPER}="${paper}"] body`, { page: `kit-${paper}` });

const around = `[${AROUND_PAPER}]`;
printed(`${page}${around} :not(${around}, ${sheet}, ${sheet} *)`, { display: 'none' });
printed(`${around} > ${dialogHead}`, { display: 'none' });
printed(`${dialogBody}${around}`, { padding: 0 });

printed(`${body} :is(tr, li, figure, img, h2, h3)`, { breakInside: 'avoid' });
printed(`${body} :is(h2, h3)`, { breakAfter: 'avoid' });

export const end = componentStyle({
  marginBlockStart: space.xxlarge,
  '@media': {
    [media.print]: { display: 'table-row-group', breakInside: 'avoid' },
  },
});

printed(`${end}::before`, { content: '', display: 'block', height: '12mm' });

const small = `${sheet}:is([data-paper="a6"], [data-paper="roll"])`;
globalStyle(`${small} > ${end}`, {
  '@layer': { [componentsLayer]: { marginBlockStart: space.large } },
});
printed(`${small} > ${end}::before`, { height: '5mm' });
printed(`${small} > ${head}::after`, { height: '2mm', marginBlockStart: '2mm' });
