import type { ReactNode } from 'react';
import type { RowGroups } from './row-groups.ts';
import type { RowId, RowToggles } from './selection/use-row-selection.ts';
import type { RevealedRow } from './window/use-revealed-row.ts';
import type { ColumnSet } from '../ColumnSetChoice/column-sets.ts';

export interface DataColumn<Row> {
  readonly id: string;
  /** The column's name; on a phone, the fact's label. */
  readonly header: string;
  cell(row: Row): ReactNode;
  /**
   * Shown below the row's name, outside the button that opens the row, so it may contain controls.
   */
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
   * Is one of the two facts on a phone's card, before the first columns after the title. Without
   * any, the amount is one: the `align: 'end'` column with a total, or the last.
   */
  readonly isFact?: boolean;
  /**
   * Drops the column where there is too little room, the lowest number first; sums stay. Cards and
   * paper keep it.
   */
  readonly leaves?: number;
  /** Keeps the text on one line, with an ellipsis; the opened row should show all of it. */
  readonly isOneLine?: boolean;
  /** Never wraps, such as a time; other columns are dropped first. */
  readonly isWhole?: boolean;
  /** Stays in sight while the others are scrolled sideways. */
  readonly isSticky?: boolean;
  /** Leaves it out on paper, such as a picture that can be opened. */
  readonly isScreenOnly?: boolean;
  /** The plain value for an exported file; the kit only stores it. */
  exportValue?(row: Row): string | number | null;
  /**
   * The type of exported text: days `YYYY-MM-DD`, moments `YYYY-MM-DD HH:MM`, times `HH:MM`, or
   * text, which `text` enforces even for later input. Exported numbers with `number` are
   * identifiers, not amounts.
   */
  readonly exportAs?: 'day' | 'moment' | 'time' | 'number' | 'text';
  readonly total?: ReactNode;
}

export interface RowSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The state of loading; `loading` with existing rows dims them. */
export type ListStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

/** Data attributes of a cell for the style sheet. @internal */
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

/** The named amount column, else the one with a total, else the last of figures. @internal */
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
