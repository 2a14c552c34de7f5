import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { Birr, DateText, PhoneText, Stack } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '#api/event-facts.ts';
import { exportColumn, exportPhone } from '#lists/files/export-values.ts';
import { ClientLink } from '../record-links.tsx';
import { DueIn } from './due-in.tsx';

export type Receivable = Schemas['Receivable'];

type Money = keyof Schemas['EventMoney'];

const moneyOf = (name: Money) => (row: Receivable) => row.event.money?.[name] ?? 0;

const sumColumn = (
  id: Money,
  header: string,
  more: Partial<DataColumn<Receivable>> = {},
): DataColumn<Receivable> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Birr value={moneyOf(id)(row)} />,
  exportValue: moneyOf(id),
  ...more,
});

const DueDay = ({ row }: { readonly row: Receivable }) => (
  <Stack space="xxsmall" align="start">
    <DateText value={dayOfEvent(row.event)} />
    <DueIn row={row} />
  </Stack>
);

const Debtor = ({ client }: { readonly client: Schemas['EventClient'] }) => (
  <Stack space="xxsmall" align="start">
    <ClientLink client={client} />
    <PhoneText value={client.phone_number} />
  </Stack>
);

export function usePhoneColumn(): DataColumn<Receivable> {
  const { t } = useLingui();
  return exportColumn('phone', t`Phone`, ({ event }) => exportPhone(event.client.phone_number));
}

interface OwesColumnOptions {
  readonly hasBranch: boolean;
  readonly all: readonly Receivable[] | undefined;
  readonly totals: Schemas['ReceivableTotals'] | undefined;
}

export function useOwesColumns(options: OwesColumnOptions): readonly DataColumn<Receivable>[] {
  const { hasBranch, all, totals } = options;
  const { t } = useLingui();
  const sumOf = (id: Money) =>
    all && <Birr value={toBirr(all.reduce((sum, row) => sum + toSantim(moneyOf(id)(row)), 0))} />;
  const branch: DataColumn<Receivable> = {
    id: 'branch',
    header: t`Branch`,
    leaves: 1,
    cell: (row) => row.branch.name,
    exportValue: (row) => row.branch.name,
  };
  return [
    {
      id: 'event_date',
      header: t`Event date`,
      isRowHeader: true,
      width: '296px',
      cell: (row) => <DueDay row={row} />,
      ...(all && { total: t`Total` }),
      exportValue: ({ event }) => dayOfEvent(event),
      exportAs: 'day',
    },
    {
      id: 'client',
      header: t`Client`,
      cell: ({ event }) => <Debtor client={event.client} />,
      exportValue: ({ event }) => event.client.full_name,
    },
    ...(hasBranch ? [branch] : []),
    sumColumn('left', t`Left to pay`, {
      isFact: true,
      total: totals && <Birr value={totals.left} />,
    }),
    sumColumn('waiting', t`Waiting`, {
      isFact: true,
      total: totals && <Birr value={totals.waiting} />,
    }),
    sumColumn('received', t`Received`, { leaves: 2, total: sumOf('received') }),
    sumColumn('total', t`Total`, { leaves: 3, total: sumOf('total') }),
  ];
}
