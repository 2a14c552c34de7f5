/** A table of rows of one kind, loaded page after page; on a phone, cards. */
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { type Density, useKitStrings } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useIsFromServer, useMedia } from '../private/page-state.ts';
import { ColumnSetChoice } from '../ColumnSetChoice/ColumnSetChoice.tsx';
import { aboveTable } from '../ColumnSetChoice/ColumnSetChoice.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardList } from './CardList.tsx';
import type { ColumnSets } from '../ColumnSetChoice/column-sets.ts';
import type { DataColumn, ListStatus, TableLayoutProps } from './data-column.ts';
import { face as faceStyle, list as listStyle } from './styles/DataTable.css.ts';
import { mark as markStyle, onPaper, skip } from './styles/ListFoot.css.ts';
import { ListFoot, useMoreRows } from './ListFoot.tsx';
import type { RowGroups } from './row-groups.ts';
import { TableGrid } from './rows/TableGrid.tsx';
import { useCells, useJoiningRows } from './use-cells.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import {
  type RowId,
  type RowSelectionProps,
  uniqueRows,
  useOwnSelection,
  useRowSelection,
} from './selection/use-row-selection.ts';
import { type RowSortProps, useRowSort } from './use-row-sort.ts';
import { type DataTableHandle, useRevealedRow } from './window/use-revealed-row.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface DataTableProps<Row> extends CommonProps, RowSortProps<Row>, RowSelectionProps {
  /** Name of the rows: "Branches". */
  'aria-label': string;
  getRowId: (row: Row) => RowId;
  /** Accessible name of a row: "Bole". */
  getRowName: (row: Row) => string;
  /** @default 'ready' */
  status?: ListStatus;
  /** More pages can be loaded. Leave it out when all rows are given at once. */
  hasMore?: boolean;
  onLoadMore?: () => void;
  /** Retries the failed request. */
  onRetry?: () => void;
  /**
   * Pages that scrolling loads, the first included; after them a button loads each page.
   * @default Infinity
   */
  autoLoadPages?: number;
  /** @default <EmptyState /> */
  emptyState?: ReactNode;
  /** @default 'No more data to load.' */
  endText?: string;
  /** Usually `<RowActions>`. */
  rowActions?: (row: Row) => ReactNode;
  /** Called when the user presses a row or its name, to open it. */
  onRowPress?: (row: Row) => void;
  /** Content of a phone's card. If rows open, nothing in it can be pressed. */
  renderCard?: (row: Row) => ReactNode;
  /** Buttons that act on the selected rows; `clear` empties the selection. */
  selectionActions?: (selected: ReadonlySet<RowId>, clear: () => void) => ReactNode;
  /** `ref.current.scrollToRow(7)` */
  ref?: Ref<DataTableHandle>;
  /** @default the density of the surroundings */
  density?: Density;
  /** Keeps the column heads in sight. @default true */
  hasStickyHeader?: boolean;
  /** Groups the rows, such as by day, below headings that stay in sight. */
  groups?: RowGroups<Row>;
  /** Sets of columns, chosen above the table; a phone's cards have all columns. */
  columnSets?: ColumnSets;
}

const bothFaces = ['table', 'cards'] as const;

const MOST_UPRIGHT = 7;
const liesOnSide = <Row,>(columns: readonly DataColumn<Row>[]) =>
  columns.filter(({ isScreenOnly }) => !isScreenOnly).length > MOST_UPRIGHT;

const FEW_ROWS = 10;

/** For a few facts use `DescriptionList`; for money in and out `LedgerTable`. */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>): ReactNode {
  const { getRowId, status = 'ready', hasMore, onLoadMore, onRetry, emptyState } = props;
  const { rows: given, sort, onSort } = useRowSort(props);
  const { autoLoadPages = Infinity, endText } = props;
  const isPhone = useMedia(media.phone);
  const isPrinted = useMedia(media.print);
  const joining = useJoiningRows(given, isPrinted);
  const rows = uniqueRows(joining, getRowId);
  const isFromServer = useIsFromServer();
  const mark = useRef<HTMLDivElement>(null);
  const more = { rowCount: rows.length, status, hasMore, onLoadMore, autoLoadPages };
  const isBehind = joining !== given;
  const isByHand = useMoreRows(mark, isBehind ? { ...more, status: 'loading-more' } : more);
  const selection = useRowSelection(useOwnSelection(props));
  const revealed = useRevealedRow(ref, rows, getRowId);
  const footId = useId();
  const { inTable: columns, ...cells } = useCells(props, isPrinted);

  const common = { id: props.id, data: props.data };
  if (status === 'error') return <EmptyState {...common} variant="error" onRetry={onRetry} />;
  if (status !== 'loading' && rows.length === 0) return emptyState ?? <EmptyState {...common} />;
  // A server does not know the width of the screen, so it renders both.
  const faces = isFromServer ? bothFaces : ([isPhone && !isPrinted ? 'cards' : 'table'] as const);
  // Resets them all: a prop that the owner removed would otherwise remain.
  const acts = { rowActions: undefined, onRowPress: undefined, renderCard: undefined };
  const shown = { rows, selection, sort, onSort, revealed, isBusy: status === 'loading' };
  const parts = { ...props, ...acts, ...cells, ...shown };
  const markElement = <div ref={mark} aria-hidden className={markStyle} />;
  return (
    <div
      {...rootProps(props)}
      className={listStyle}
      data-status={status}
      data-kit-density={props.density}
      data-on-side={liesOnSide(columns) || undefined}
    >
      {rows.length > FEW_ROWS && <SkipLink to={footId} name={props['aria-label']} />}
      {faces.map((face) => (
        <div key={face} className={faceStyle} data-face={isFromServer ? face : undefined}>
          {face === 'table' ? (
            <>
              {props.columnSets && <SetChoice sets={props.columnSets} />}
              <TableGrid {...parts} columns={columns}>
                {markElement}
              </TableGrid>
            </>
          ) : (
            <Cards {...parts}>{markElement}</Cards>
          )}
        </div>
      ))}
      {hasMore && <PrintedSoFar count={rows.length} />}
      <ListFoot {...more} {...{ onRetry, endText, isByHand }} id={footId} />
      {selection && props.selectionActions && (
        <SelectionBar selection={selection} actions={props.selectionActions} />
      )}
    </div>
  );
}

function SetChoice({ sets }: { sets: ColumnSets }) {
  if (sets.isChosenElsewhere) return null;
  return (
    <div className={aboveTable}>
      <ColumnSetChoice sets={sets} />
    </div>
  );
}

function Cards(props: TableLayoutProps) {
  return props.rows.length === 0 ? <Skeleton shape="card" /> : <CardList {...props} />;
}

function PrintedSoFar({ count }: { count: number }) {
  const strings = useKitStrings();
  return <p className={onPaper}>{strings.printedSoFar(count)}</p>;
}

function SkipLink({ to, name }: { to: string; name: string }) {
  const strings = useKitStrings();
  return (
    <a
      href={`#${to}`}
      className={skip}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${CSS.escape(to)}`)?.focus();
      }}
    >
      {strings.skipTable(name)}
    </a>
  );
}
