import { styleOf } from './styles.ts';

/**
 * Text, number, or typed: a Gregorian day `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:MM`, a time
 * `HH:MM`, a grouped count, birr, santim, or text that stays text for later input. Days and times
 * must exist.
 */
export type Cell =
  | string
  | number
  | null
  | { readonly day: string }
  | { readonly moment: string }
  | { readonly time: string }
  | { readonly count: number }
  | { readonly birr: number }
  | { readonly santim: number | bigint }
  | { readonly text: string };

/** XML cannot contain some characters, including lone surrogates. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const LETTERS = 26;

/** `A` for 0, `AB` for 27. Programs ignore a cell without its reference. */
const lettersOf = (at: number): string =>
  (at < LETTERS ? '' : lettersOf(Math.floor(at / LETTERS) - 1)) +
  String.fromCodePoint(65 + (at % LETTERS));

/** Written from the digits, because a floating-point number would round some sums. */
export function amountText(santim: number | bigint): string {
  const digits = String(santim).replace('-', '').padStart(3, '0');
  return `${santim < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const [MS_OF_DAY, MINUTES_OF_DAY] = [86_400_000, 1440];

/** Workbooks count days from the end of 1899, without time zones. */
const serialOf = (day: string): number => Date.parse(`${day}T00:00Z`) / MS_OF_DAY + 25_569;

function partOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) / MINUTES_OF_DAY;
}

function serialOfMoment(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  return serialOf(day) + partOfDay(time);
}

/** Programs report a file with a longer text as damaged. */
const MOST_SIGNS = 32_767;

const text = (value: string, style: number) =>
  ({ style, kind: ' t="inlineStr"', inner: `<is>${spaced(value)}</is>` }) as const;

const spaced = (value: string) =>
  `<t xml:space="preserve">${escaped(value.slice(0, MOST_SIGNS))}</t>`;

const number = (value: number | string, style: number) =>
  ({ style, kind: '', inner: `<v>${value}</v>` }) as const;

function written(cell: Exclude<Cell, null>) {
  if (typeof cell === 'string') return text(cell, styleOf('plain'));
  if (typeof cell === 'number') return number(cell, styleOf('plain'));
  if ('day' in cell) return number(serialOf(cell.day), styleOf('day'));
  if ('moment' in cell) return number(serialOfMoment(cell.moment), styleOf('moment'));
  if ('time' in cell) return number(partOfDay(cell.time), styleOf('time'));
  if ('count' in cell) return number(cell.count, styleOf('count'));
  if ('birr' in cell) return number(cell.birr, styleOf('amount'));
  if ('santim' in cell) return number(amountText(cell.santim), styleOf('amount'));
  return text(cell.text, styleOf('text'));
}

function cellXml(place: string, cell: Cell): string {
  if (cell === null) return `<c r="${place}"/>`;
  const { style, kind, inner } = written(cell);
  return `<c r="${place}" s="${style}"${kind}>${inner}</c>`;
}

/** Points. */
const LINE = 15;

/** Sets the height, because programs that do not measure a row show one line. */
const rowOf = (row: number, lines: number, cells: readonly string[]): string =>
  `<row r="${row}"${lines > 1 ? ` ht="${lines * LINE}"` : ''}>${cells.join('')}</row>`;

export const rowXml = (row: number, lines: number, cells: readonly Cell[]): string =>
  rowOf(
    row,
    lines,
    cells.map((cell, at) => cellXml(lettersOf(at) + row, cell)),
  );

export interface Head {
  readonly head: string;
  readonly isFigure?: boolean | undefined;
}

export const headXml = (lines: number, heads: readonly Head[]): string =>
  rowOf(
    1,
    lines,
    heads.map(({ head, isFigure }, at) => {
      const { style, kind, inner } = text(head, isFigure ? styleOf('figureHead') : styleOf('head'));
      return `<c r="${lettersOf(at)}1" s="${style}"${kind}>${inner}</c>`;
    }),
  );
