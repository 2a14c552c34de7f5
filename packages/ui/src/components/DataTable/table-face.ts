/** What the table and the cards are both drawn from. Rows are opaque to them: only the columns look inside. */
import type { ReactNode } from 'react';
import type { DataColumn, RowSort } from './data-column.ts';
import type { RowId } from './unique-rows.ts';
import type { RowToggles } from './use-row-selection.ts';

export interface RowFace {
  readonly columns: readonly DataColumn<unknown>[];
  getRowName(row: unknown): string;
  rowActions?(row: unknown): ReactNode;
  onRowPress?(row: unknown): void;
}

export interface TableFace extends RowFace {
  readonly 'aria-label': string;
  readonly rows: readonly unknown[];
  getRowId(row: unknown): RowId;
  readonly isBusy: boolean;
  readonly sort?: RowSort;
  onSort?(sort: RowSort): void;
  readonly selection?: RowToggles;
  readonly hasStickyHeader?: boolean;
  readonly hasStickyFirstColumn?: boolean;
  /** Lies over the rows. */
  readonly children: ReactNode;
}
