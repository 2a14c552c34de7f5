/** Built-in format numbers: `0` general, `3` `#,##0`, `4` `#,##0.00`, `49` text. */
const looks = [
  ['plain', 0],
  ['head', 0],
  ['day', 164],
  ['moment', 165],
  ['time', 166],
  ['count', 3],
  ['amount', 4],
  ['text', 49],
  ['figureHead', 0],
] as const;

type Look = (typeof looks)[number][0];

export const styleOf = (look: Look): number => looks.findIndex(([name]) => name === look);

const own = [
  [164, String.raw`yyyy\-mm\-dd`],
  [165, String.raw`yyyy\-mm\-dd\ hh:mm`],
  [166, 'hh:mm'],
] as const;

const font = (inner = '') => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
const fill = (pattern: string, inner = '') =>
  `<fill><patternFill patternType="${pattern}">${inner}</patternFill></fill>`;
const sides = (bottom = '<bottom/>') =>
  `<border><left/><right/><top/>${bottom}<diagonal/></border>`;

const heads: readonly Look[] = ['head', 'figureHead'];
const figures: readonly Look[] = ['figureHead', 'count', 'amount'];
const wrapped: readonly Look[] = ['plain', 'head', 'figureHead', 'text'];

/** Long text wraps, so that no cell hides its neighbour. */
function alignment(look: Look): string {
  const side = figures.includes(look) ? 'right' : 'left';
  const place = heads.includes(look) ? 'center' : 'top';
  const wraps = wrapped.includes(look) ? ' wrapText="1"' : '';
  return `<alignment horizontal="${side}" indent="1" vertical="${place}"${wraps}/>`;
}

/** The font, border and fill of a head are the second, second and third. */
function lookXml([look, format]: (typeof looks)[number]): string {
  const [second, third] = heads.includes(look) ? [1, 2] : [0, 0];
  return `<xf numFmtId="${format}" fontId="${second}" fillId="${third}" borderId="${second}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment(look)}</xf>`;
}

const counted = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** Programs require this order of the parts. */
export const stylesXml: string = [
  counted(
    'numFmts',
    own.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  ),
  counted('fonts', [font(), font('<b/>')]),
  // Programs replace the first two fills, so these are fixed.
  counted('fills', [
    fill('none'),
    fill('gray125'),
    fill('solid', '<fgColor rgb="FFF0F0F0"/><bgColor indexed="64"/>'),
  ]),
  counted('borders', [sides(), sides('<bottom style="thin"><color rgb="FF808080"/></bottom>')]),
  counted('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  counted('cellXfs', looks.map(lookXml)),
  counted('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
].join('');
