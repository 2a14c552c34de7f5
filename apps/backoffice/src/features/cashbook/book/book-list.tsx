// Spec 2.8, D146
import { DataTable, EmptyState, Inline, Stack, type DataColumn, Text, TimeText } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import { usePrint } from '#lists/list-buttons.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { useKnownFilters } from '#lists/filters/known-filters.ts';
import { onPaper } from '#lists/list-state.ts';
import { useIsOpen } from '#navigation/use-address.ts';
import { changeAddress } from '#navigation/place.ts';
import { useToday } from '#browser/use-today.ts';
import { useCan, useUser } from '#auth/user.tsx';
import { useEntryActs } from '../entry/entry-acts.tsx';
import { readCashEntry, useCashBranch, useCashRecords, type CashRecord } from '../cashbook-data.ts';
import {
  useRecordName,
  partyOf,
  useKindWords,
  useRemarkInFile,
  remarkOf,
  useTransferWords,
} from '../record-words.ts';
import { usePlaceFileColumns } from './place-columns.tsx';
import { useBookColumns } from './book-columns.tsx';
import { bookDays, amountOn } from './book-days.tsx';
import { meanings, useCashFilter } from './cash-filter.ts';
import { CashFilters, FILTER, FilterTotals } from './cash-filters.tsx';
import { BookOnPaper, DaySignatures } from './day-on-paper.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MonthChoice } from './month-choice.tsx';
import { isTransfer, SignedSum } from '#money/movement-columns.tsx';
import { categoryWords, useCostWords, useTaggedEventWords } from '#money/costs/cost-words.ts';
import { useCorrectionWords, CorrectionNote } from '#money/correct/correction-note.tsx';
import { addisMoment, exportColumn } from '#lists/files/export-values.ts';
import { timeOf } from '#lists/instant-text.tsx';
import { nameOfUser } from '#api/user-name.ts';

function CashRowCard({ record }: { readonly record: CashRecord }) {
  const kind = useKindWords()(record);
  const between = useTransferWords()(record);
  const party = partyOf(record) ?? between;
  const { book_no, createdAt } = record;
  const remark = remarkOf(record);
  const { t } = useLingui();
  const first = party ?? (record.corrects ? t`Correction` : remark || kind);
  const rest = [
    party !== undefined || remark || record.corrects ? kind : null,
    party === undefined ? null : remark,
    useCostWords()(record),
  ];
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong isClamped>
          {first}
        </Text>
        <strong>
          <SignedSum of={record} />
        </strong>
      </Inline>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted" isClamped>
          {rest.filter(Boolean).join(' · ')}
        </Text>
        <Text as="span" size="small" tone="muted">
          <TimeText value={timeOf(createdAt)} only="ethiopic" /> · #{book_no}
        </Text>
      </Inline>
      <CorrectionNote row={record} reason={record.remark} isPlain />
    </Stack>
  );
}

function useBookFileColumns(): readonly DataColumn<CashRecord>[] {
  const { t, i18n } = useLingui();
  const eventWords = useTaggedEventWords();
  const can = useCan();
  const kindOf = useKindWords();
  const remarkInFile = useRemarkInFile();
  const correctionWords = useCorrectionWords();
  const placeColumns = usePlaceFileColumns();
  const column = exportColumn<CashRecord>;
  return [
    column('amount', t`Amount`, ({ amount }) => amount),
    column('createdAt', t`Time`, ({ createdAt }) => addisMoment(createdAt), 'moment'),
    column('transact_type', t`Type`, (record) => {
      if (isTransfer(record)) return t`Transfer`;
      return record.transact_type === 'in' ? t`In` : t`Out`;
    }),
    // D146 Not `transact_id`, which also counts hidden entries and would show gaps.
    column('book_no', t`Txn ID`, ({ book_no }) => book_no ?? null, 'number'),
    column('branch', t`Branch`, ({ branch }) => branch?.name ?? null),
    column('remark', t`Remark`, remarkInFile),
    column('party', t`With whom`, (record) => partyOf(record) ?? null),
    column('record_type', t`Kind`, kindOf),
    column('correction', t`Correction`, correctionWords),
    column('entered_by', t`Entered by`, (record) => nameOfUser(record) ?? null),
    column('approved_by', t`Approved by`, ({ approved_by }) => approved_by ?? null),
    column('cost_of', t`Was for`, ({ cost_of: event }) => event && eventWords(event)),
    column('category', t`Category`, ({ category }) => category && i18n._(categoryWords[category])),
    // Two columns, so that their sums are the cash in and the cash out.
    column('in', t`In`, (record) => amountOn('in', record)),
    column('out', t`Out`, (record) => amountOn('out', record)),
    ...placeColumns,
    ...(can('Cashbook View Balance')
      ? [column('balance', t`Balance`, ({ balance }) => balance)]
      : []),
  ];
}

export function BookList() {
  const { t } = useLingui();
  const can = useCan();
  const { today } = useToday();
  const { query, isAdmin, chosen } = useCashBranch();
  useKnownFilters(meanings);
  const filter = useCashFilter();
  const records = useCashRecords({ type: 'book', ...query, ...filter });
  const { whole, button } = usePrint([records]);
  const hasBranch = isAdmin && chosen === null;
  const nameOf = useRecordName();
  const actsOf = useEntryActs();
  const isNarrow = useMedia(media.narrow);
  const isPrinted = useMedia(media.print);
  return (
    <Stack space="small">
      <BookOnPaper />
      <CashFilters
        partyName={filter.counterparty && records.rows[0]?.counterparty?.name}
        eventName={records.rows[0]?.cost_of?.name}
      >
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
        {...records}
        {...onPaper(whole?.[0])}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        {...(!isNarrow && actsOf && { rowActions: actsOf })}
        onRowPress={({ id }) => {
          readCashEntry(id, query);
          changeAddress({ entry: id });
        }}
      />
      <DaySignatures />
      <OpenFilter />
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
  const branchName = branch?.name ?? (chosen === null ? '' : (records.rows[0]?.branch?.name ?? ''));
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

/** A component of its own: opening the filter must not re-render the list. */
const OpenFilter = () => useIsOpen(FILTER) && <FilterPanel />;
