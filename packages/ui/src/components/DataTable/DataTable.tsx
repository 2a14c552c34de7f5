/** Rows of one kind in columns, page after page to the end; on a phone, cards. */
import { type ReactNode, useRef } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useMedia } from '../private/use-media.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardList } from './CardList.tsx';
import type { DataColumn, ListStatus, RowSort } from './data-column.ts';
import { list as listStyle, mark as markStyle } from './DataTable.css.ts';
import { ListFoot } from './ListFoot.tsx';
import { TableGrid } from './TableGrid.tsx';
import { type RowId, uniqueRows } from './unique-rows.ts';
import { useMoreRows } from './use-more-rows.ts';

export interface DataTableProps<Row> {
  /** What the rows are: "Branches". */
  'aria-label': string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  /** What a row is called when it is spoken of: "Bole". */
  getRowName: (row: Row) => string;
  /** @default 'ready' */
  status?: ListStatus;
  /** Left out where the rows are all there is and nobody asks for more. */
  hasMore?: boolean;
  onLoadMore?: () => void;
  /** Tries again what failed: the list, or its next page. */
  onRetry?: () => void;
  /** How many pages come by scrolling, the first included; then there is a button. @default Infinity */
  autoLoadPages?: number;
  /** Shown where there is no row. @default <EmptyState /> */
  emptyState?: ReactNode;
  /** @default 'No more data to load.' */
  endText?: string;
  /** Usually `<RowActions>`, at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Opens the row: its name becomes a button, and a press anywhere on the row presses it. */
  onRowPress?: (row: Row) => void;
  sort?: RowSort;
  onSort?: (sort: RowSort) => void;
}

/** For a few facts about one thing use `DescriptionList`; for money in and out `LedgerTable`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    rows: given,
    getRowId,
    status = 'ready',
    hasMore,
    onLoadMore,
    onRetry,
    emptyState,
  } = props;
  const { autoLoadPages = Infinity, endText } = props;
  const rows = uniqueRows(given, getRowId);
  const isPhone = useMedia(media.phone);
  const mark = useRef<HTMLDivElement>(null);
  const more = { rowCount: rows.length, status, hasMore, onLoadMore, autoLoadPages };
  const isByHand = useMoreRows(mark, more);

  if (status === 'error') return <EmptyState variant="error" onRetry={onRetry} />;
  if (status !== 'loading' && rows.length === 0) return emptyState ?? <EmptyState />;
  if (isPhone && rows.length === 0) return <Skeleton shape="card" />;
  const Face = isPhone ? CardList : TableGrid;
  return (
    <div className={listStyle} data-status={status}>
      <Face {...props} rows={rows} isBusy={status === 'loading'}>
        <div ref={mark} aria-hidden className={markStyle} />
      </Face>
      <ListFoot {...more} {...{ onRetry, endText, isByHand }} />
    </div>
  );
}
