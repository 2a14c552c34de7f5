/** The definition of a column, the order of the rows, and the props that the table and the cards share. */
import type { ReactNode } from 'react';
import type { RowGroups } from './row-groups.ts';
import type { RowId, RowToggles } from './selection/use-row-selection.ts';
import type { RevealedRow } from './window/use-revealed-row.ts';
import type { ColumnSet } from '../ColumnSetChoice/column-sets.ts';

export interface DataColumn<Row> {
  readonly id: string;
  /** The column's name, on a phone the label of the fact. */
  readonly header: string;
  cell(row: Row): ReactNode;
  /** Below the name of a row, outside of the button that opens it: what it says can be pressed by itself. */
  note?(row: Row): ReactNode;
  /** `end` for figures. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Names the row: its heading in the table, its title on a phone. @default the first column */
  readonly isRowHeader?: boolean;
  /** The width as in CSS: `120px`, `20%`. */
  readonly width?: string;
  readonly isSortable?: boolean;
  /** The plain value by which a table with `defaultSort` sorts its rows. */
  sortValue?(row: Row): string | number | null;
  /**
   * Among the two facts a phone shows at once, before the first ones after the title. Where no column is, the sum is: of those
   * with `align: 'end'` the one with a total, or the last.
   */
  readonly isFact?: boolean;
  /** Leaves the table where there is too little room, the lowest number first; sums stay. A card and paper have it. */
  readonly leaves?: number;
  /** Its words stay in one line and end with an ellipsis where they do not fit; the row leads to the whole text. */
  readonly isOneLine?: boolean;
  /** Never wraps: a time, two buttons that are one thing. Other columns leave before it does. */
  readonly isWhole?: boolean;
  /** Stays in sight while the others are scrolled sideways. */
  readonly isSticky?: boolean;
  /** Says nothing on paper: a picture that is opened. */
  readonly isScreenOnly?: boolean;
  /** The plain value for a file of the rows; the kit only keeps it with its column. */
  exportValue?(row: Row): string | number | null;
  /**
   * The exported texts are days `YYYY-MM-DD`, moments `YYYY-MM-DD HH:MM` or times `HH:MM`; others stay text, whatever they look
   * like, and `text` also what is typed over them. The exported numbers are names, `number`, and no amounts.
   */
  readonly exportAs?: 'day' | 'moment' | 'time' | 'number' | 'text';
  /** The footer of the column, such as a total. */
  readonly total?: ReactNode;
}

export interface RowSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The state of loading; `loading` with existing rows dims them. */
export type ListStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

/** The data attributes of a cell for the style sheet. @internal */
export const cellTraits = ({
  align,
  isSticky,
  isOneLine,
  isWhole,
  isScreenOnly,
}: Pick<DataColumn<never>, 'align' | 'isSticky' | 'isOneLine' | 'isWhole' | 'isScreenOnly'>) => ({
  'data-align': align,
  'data-stuck': isSticky || undefined,
  'data-one-line': isOneLine || undefined,
  'data-whole': isWhole || undefined,
  'data-screen-only': isScreenOnly || undefined,
});

/** The column that names the row. @internal */
export const titleColumn = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns.find((column) => column.isRowHeader) ?? columns[0];

/** The column of the amount: the one that is named, else the one with a total, else the last column of figures. @internal */
export function amountColumn<Row>(columns: readonly DataColumn<Row>[]) {
  const figures = columns.filter(({ align }) => align === 'end');
  return (
    figures.find(({ isFact }) => isFact) ??
    figures.find(({ total }) => total !== undefined) ??
    figures.at(-1)
  );
}

/** The two columns a phone shows beside the title. @internal */
export function factColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const others = columns.filter((column) => column !== titleColumn(columns));
  const amount = others.some((column) => column.isFact) ? undefined : amountColumn(others);
  const isChosen = (column: DataColumn<Row>) => column.isFact === true || column === amount;
  return [...others.filter(isChosen), ...others.filter((column) => !isChosen(column))].slice(0, 2);
}

/** Rows are opaque to the table and the cards: only the columns look inside. @internal */
export interface RowLayoutProps {
  readonly columns: readonly DataColumn<unknown>[];
  getRowName(row: unknown): string;
  rowActions?(row: unknown): ReactNode;
  onRowPress?(row: unknown): void;
  renderCard?(row: unknown): ReactNode;
}

/** The props of the table and of the cards. @internal */
export interface TableLayoutProps extends RowLayoutProps {
  readonly 'aria-label': string;
  readonly rows: readonly unknown[];
  getRowId(row: unknown): RowId;
  readonly isBusy: boolean;
  readonly sort?: RowSort;
  onSort?(sort: RowSort): void;
  readonly selection?: RowToggles;
  readonly hasStickyHeader?: boolean;
  readonly groups?: RowGroups<unknown>;
  readonly hasMore?: boolean;
  readonly revealed: RevealedRow | null;
  /** Lies over the rows. */
  readonly children: ReactNode;
}

/** The columns of a set. @internal */
export function columnsOf<Row>(
  columns: readonly DataColumn<Row>[],
  set: ColumnSet | undefined,
): readonly DataColumn<Row>[] {
  const chosen = set?.columns
    ? set.columns.flatMap((id) => columns.filter((column) => column.id === id))
    : columns;
  return set?.isWhole ? chosen.map((column) => ({ ...column, leaves: undefined })) : chosen;
}
