/** What the lists of the cashbook show of each record. Spec 2.8. */
import { Birr, Button, LedgerDirection, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordImage } from '../../../images/record-image.tsx';
import type { ShownImage } from '../../../images/record-image.tsx';
import { addisMoment } from '../../../lists/export-values.ts';
import { InstantText } from '../../../lists/instant-text.tsx';
import type { CashRecord, CashTab } from '../cashbook-data.ts';
import { specMessages } from '../../../i18n/spec-messages.ts';

const kinds: Record<NonNullable<CashRecord['record_type']>, MessageDescriptor> = {
  event: msg`Event payment`,
  refund: msg`Refund`,
  vendor: msg`Vendor payment`,
  employee: msg`Employee payment`,
  petty_create: msg`Petty cash budget`,
  petty_add: msg`Petty cash added`,
  petty_return: msg`Petty cash returned`,
  manual: msg`By hand`,
  settle: msg`Settlement`,
};

/** The event a record is about, in whichever field the record has it. */
export const eventOf = (record: CashRecord) =>
  record.event ?? record.advancetransact?.pendingtransact?.event;

export interface CashColumnOptions {
  readonly tab: CashTab;
  readonly hasBranch: boolean;
  readonly onOpenImage: (image: ShownImage) => void;
  readonly onAct: (action: 'accept' | 'reject', record: CashRecord) => void;
}

export function useKindWords(): (record: CashRecord) => string | null {
  const { i18n } = useLingui();
  return ({ record_type }) => (record_type ? i18n._(kinds[record_type]) : null);
}

/** What a record is about, which also names its row: with whom first. SPEC: D146 */
export function useRecordName(): (record: CashRecord) => string {
  const kindOf = useKindWords();
  return (record) => {
    const name = record.counterparty?.name ?? eventOf(record)?.client.full_name;
    return [name, record.remark || null, kindOf(record)]
      .filter((part) => part !== null && part !== undefined)
      .join(' · ');
  };
}

export function useCashColumns(options: CashColumnOptions): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const { tab, hasBranch, onOpenImage } = options;
  const about = useRecordName();
  const columns: (DataColumn<CashRecord> | false)[] = [
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Birr amount={amount} />,
      exportValue: ({ amount }) => amount,
      isFact: true,
    },
    {
      id: 'createdAt',
      header: t`Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      exportValue: ({ createdAt }) => addisMoment(createdAt),
    },
    {
      id: 'transact_type',
      header: t`Type`,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} />,
      exportValue: ({ transact_type }) => (transact_type === 'in' ? t`In` : t`Out`),
      isFact: true,
    },
    tab === 'book' && {
      // SPEC: D146 `transact_id` counts entries that the book never shows, and would jump.
      id: 'book_no',
      header: t`Txn ID`,
      align: 'end',
      cell: ({ book_no }) => book_no,
      exportValue: ({ book_no }) => book_no ?? null,
    },
    hasBranch && {
      id: 'branch',
      header: t`Branch`,
      cell: ({ branch }) => branch?.name,
      exportValue: ({ branch }) => branch?.name ?? null,
    },
    { id: 'remark', header: t`Remark`, cell: about, exportValue: about, isRowHeader: true },
    tab !== 'book' && {
      id: 'action',
      header: t`Action`,
      cell: (record) => <Actions {...options} record={record} name={about(record)} />,
    },
    tab !== 'pending' && {
      id: 'proof',
      header: t`Receipt`,
      cell: ({ proof }) => <RecordImage path={proof} alt={t`Receipt`} onOpen={onOpenImage} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface ActionsProps extends CashColumnOptions {
  readonly record: CashRecord;
  readonly name: string;
}

function Actions({ tab, record, name, onAct }: ActionsProps) {
  const { t } = useLingui();
  if (tab === 'advance') return <Settle {...{ record, name, onAct }} />;
  return (
    <>
      <Button size="small" aria-label={t`Accept, ${name}`} onPress={() => onAct('accept', record)}>
        <Trans>Accept</Trans>
      </Button>{' '}
      <Button
        size="small"
        variant="soft"
        tone="critical"
        aria-label={t`Reject, ${name}`}
        onPress={() => onAct('reject', record)}
      >
        <Trans>Reject</Trans>
      </Button>
    </>
  );
}

function Settle({ record, name, onAct }: Pick<ActionsProps, 'record' | 'name' | 'onAct'>) {
  const { t, i18n } = useLingui();
  const { settle_amount } = record;
  return (
    <Button size="small" aria-label={t`Settle, ${name}`} onPress={() => onAct('accept', record)}>
      <Trans>Settle</Trans>{' '}
      {settle_amount === undefined ? (
        <Text>{i18n._(specMessages.unknown)}</Text>
      ) : (
        <Birr amount={settle_amount} />
      )}
    </Button>
  );
}
