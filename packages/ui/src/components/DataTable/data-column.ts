import type { ReactNode } from 'react';
import type { RowGroups } from './row-groups.ts';
import type { RowId, RowToggles } from './selection/use-row-selection.ts';
import type { RevealedRow } from './window/use-revealed-row.ts';
import type { ColumnSet } from '../ColumnSetChoice/column-sets.ts';

export interface DataColumn<Row> {
  readonly id: string;
  /** Head of the column; on a phone's card, the label of the value. */
  readonly header: string;
  cell(row: Row): ReactNode;
  /** Shown below the row's name, outside its button, so that it may contain controls. */
  note?(row: Row): ReactNode;
  /** `end` for figures. @default 'start' */
  readonly align?: 'start' | 'end';
  /** The column that names the row and is the title of its card. @default the first column */
  readonly isRowHeader?: boolean;
  /** CSS: `120px`, `20%`. */
  readonly width?: string;
  readonly isSortable?: boolean;
  /** Returns the value to sort by, in a table with `defaultSort`. */
  sortValue?(row: Row): string | number | null;
  /**
   * Shows the column among the two facts of a phone's card. Without any such column, the amount and the first
   * other column are shown; the amount is the `align: 'end'` column with a total, or the last such
   * column.
   */
  readonly isFact?: boolean;
  /**
   * In little room, the column with the lowest number is dropped first. Sums, cards and paper keep
   * it.
   */
  readonly leaves?: number;
  /** Cuts the text after one line; the opened row should show all of it. */
  readonly isOneLine?: boolean;
  /** Never wraps its text, such as a time; other columns are dropped first. */
  readonly isWhole?: boolean;
  /** Stays in sight while the other columns scroll sideways. */
  readonly isSticky?: boolean;
  /** Leaves the column out on paper, such as a picture that opens on a press. */
  readonly isScreenOnly?: boolean;
  /** For an exported file; the kit only stores it. */
  exportValue?(row: Row): string | number | null;
  /**
   * Type of the exported text: days `YYYY-MM-DD`, moments `YYYY-MM-DD HH:MM`, times `HH:MM`. `text`
   * keeps even later input as text. `number` is for identifiers, not for amounts.
   */
  readonly exportAs?: 'day' | 'moment' | 'time' | 'number' | 'text';
  readonly total?: ReactNode;
}

export interface RowSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** `loading` dims the existing rows. */
export type ListStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

/** @internal */
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

/** @internal */
export const titleColumn = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns.find((column) => column.isRowHeader) ?? columns[0];

/** @internal */
export function amountColumn<Row>(columns: readonly DataColumn<Row>[]) {
  const figures = columns.filter(({ align }) => align === 'end');
  return (
    figures.find(({ isFact }) => isFact) ??
    figures.find(({ total }) => total !== undefined) ??
    figures.at(-1)
  );
}

/** @internal */
export function factColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const others = columns.filter((column) => column !== titleColumn(columns));
  const amount = others.some((column) => column.isFact) ? undefined : amountColumn(others);
  const isChosen = (column: DataColumn<Row>) => column.isFact === true || column === amount;
  return [...others.filter(isChosen), ...others.filter((column) => !isChosen(column))].slice(0, 2);
}

/** The layout does not look into a row, so its type is unknown. @internal */
export interface RowLayoutProps {
  readonly columns: readonly DataColumn<unknown>[];
  getRowName(row: unknown): string;
  rowActions?(row: unknown): ReactNode;
  onRowPress?(row: unknown): void;
  renderCard?(row: unknown): ReactNode;
}

/** @internal */
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
  readonly children: ReactNode;
}

/** @internal */
export function columnsOf<Row>(
  columns: readonly DataColumn<Row>[],
  set: ColumnSet | undefined,
): readonly DataColumn<Row>[] {
  const chosen = set?.columns
    ? set.columns.flatMap((id) => columns.filter((column) => column.id === id))
    : columns;
  return set?.isWhole ? chosen.map((column) => ({ ...column, leaves: undefined })) : chosen;
}
