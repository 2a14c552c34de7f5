/** The book: its entries by day, filtered, exported, printed; a press shows one of them. Spec 2.8, D146. */
import { DataTable, EmptyState, Inline, Stack, media, useMedia } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { usePrint } from '#lists/list-buttons.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { useKnownFilters } from '#lists/known-filters.ts';
import { pagesOf } from '#lists/list-state.ts';
import { useAddress, useChangeAddress } from '#navigation/use-address.ts';
import { useToday } from '#browser/use-today.ts';
import { useCan, useUser } from '#auth/user.tsx';
import { useEntryActs } from '../entry/entry-acts.tsx';
import { readCashEntry, useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';
import { useBookColumns } from './book-columns.tsx';
import { bookDays } from './book-days.tsx';
import { useBookFileColumns } from './book-file-columns.ts';
import { CashRowCard } from './cash-row-card.tsx';
import { meanings, useCashFilter } from './cash-filter.ts';
import { CashFilters, FILTER, FilterTotals } from './cash-filters.tsx';
import { BookOnPaper, DaySignatures } from './day-on-paper.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MonthChoice } from './month-choice.tsx';

export function BookList() {
  const { t } = useLingui();
  const can = useCan();
  const { today } = useToday();
  const { query, isAdmin, chosen } = useCashBranch();
  useKnownFilters(meanings);
  const filter = useCashFilter();
  const { dialog } = useAddress();
  const change = useChangeAddress();
  const records = useCashRecords({ type: 'book', ...query, ...filter });
  const { whole, button } = usePrint([records]);
  const hasBranch = isAdmin && chosen === null;
  const nameOf = useRecordName();
  const actsOf = useEntryActs();
  // Where there is little room the amounts come first: there the entry itself offers it.
  const isNarrow = useMedia(media.narrow);
  const isPrinted = useMedia(media.print);
  return (
    <Stack space="small">
      <BookOnPaper />
      <CashFilters partyName={filter.counterparty && records.data?.[0]?.counterparty?.name}>
        <BookMenu records={records} print={button} />
      </CashFilters>
      {!isPrinted && (
        <Inline justify="between">
          <MonthChoice />
          <FilterTotals />
        </Inline>
      )}
      <DataTable
        aria-label={t`Cashbook`}
        columns={useBookColumns(hasBranch, can('Cashbook View Balance') ? whole?.[0] : undefined)}
        emptyState={<EmptyState hint={t`No money came in or went out that fits this choice.`} />}
        groups={bookDays({ today, hasSums: can('Cashbook View Balance') })}
        renderCard={(record) => <CashRowCard record={record} />}
        {...pagesOf(records, whole?.[0])}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        {...(!isNarrow && actsOf && { rowActions: actsOf })}
        onRowPress={({ id }) => {
          readCashEntry(id, query);
          change({ entry: id });
        }}
      />
      <DaySignatures />
      {dialog === FILTER && <FilterPanel />}
    </Stack>
  );
}

interface BookMenuProps {
  readonly print: ReturnType<typeof usePrint>['button'];
  readonly records: ReturnType<typeof useCashRecords>;
}

function BookMenu({ records, print }: BookMenuProps) {
  const { t } = useLingui();
  const { branch } = useUser();
  const { chosen } = useCashBranch();
  // Staff are in their branch, an admin in one that he chose or in all.
  const branchName =
    branch?.name ?? (chosen === null ? '' : (records.data?.[0]?.branch?.name ?? ''));
  return (
    <ListMenu
      print={print}
      list={records}
      columns={useBookFileColumns()}
      name={t`Cashbook`}
      logged={{ name: 'cashbook', of: branch?.id ?? chosen }}
      file={['cashbook', branchName]}
    />
  );
}
