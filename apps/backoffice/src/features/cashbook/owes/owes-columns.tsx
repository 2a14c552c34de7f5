/** What is shown of an event that is not paid: how late, whose, the sums, and what can be done about it. SPEC: D131 */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, DateText, PhoneText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { exportPhone } from '../../../lists/files/export-values.ts';
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
  cell: (row) => <Birr amount={moneyOf(id)(row)} />,
  exportValue: moneyOf(id),
  ...more,
});

export function useOwesColumns(hasBranch: boolean): readonly DataColumn<Receivable>[] {
  const { t } = useLingui();
  const branch: DataColumn<Receivable> = {
    id: 'branch',
    header: t`Branch`,
    cell: (row) => row.branch.name,
    exportValue: (row) => row.branch.name,
  };
  return [
    {
      id: 'due',
      header: t`Due`,
      cell: (row) => <DueIn row={row} />,
      width: '136px',
    },
    {
      id: 'client',
      header: t`Client`,
      isRowHeader: true,
      cell: ({ event }) => event.client.full_name,
      exportValue: ({ event }) => event.client.full_name,
    },
    {
      id: 'phone',
      header: t`Phone`,
      cell: ({ event }) => <PhoneText phone={event.client.phone_number} />,
      exportValue: ({ event }) => exportPhone(event.client.phone_number),
    },
    {
      id: 'event_date',
      header: t`Event date`,
      cell: ({ event }) => <DateText value={dayOfEvent(event)} />,
      width: '216px',
      exportValue: ({ event }) => dayOfEvent(event),
    },
    ...(hasBranch ? [branch] : []),
    sumColumn('left', t`Left to pay`, { isFact: true }),
    sumColumn('waiting', t`Waiting`, { isFact: true }),
    sumColumn('received', t`Received`),
    sumColumn('total', t`Total`),
  ];
}
