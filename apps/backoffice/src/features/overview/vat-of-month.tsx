// D170
import type { Schemas } from '@digis/api-client/contract';
import {
  Birr,
  Card,
  DataTable,
  DateText,
  EmptyState,
  Inline,
  Link,
  SegmentedControl,
  Stack,
} from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRead } from '../../api/hooks.ts';
import { useVatMode } from '../../api/queries/tax.ts';
import { useCan } from '../../auth/user.tsx';
import { usePrint, wholeList } from '../../lists/list-buttons.tsx';
import { ListMenu } from '../../lists/list-menu.tsx';
import { listOf } from '../../lists/list-state.ts';
import { eventAddress } from '../../navigation/use-address.ts';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';

type Row = Schemas['VatRow'];
type By = 'event' | 'payment';
type Sums = Pick<Schemas['VatMonth'], 'net' | 'vat' | 'total'>;

interface Days {
  readonly from: string;
  readonly to: string;
}

const useVat = ({ from, to }: Days, by: By) => {
  const branch = useBranchInSight();
  return useRead('/vat', { query: { from, to, by, ...(branch !== null && { branchId: branch }) } });
};

const sumColumn = (id: keyof Sums, header: string, sums: Sums | undefined): DataColumn<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Birr value={row[id]} />,
  exportValue: (row) => row[id],
  ...(sums && { total: <Birr value={sums[id]} /> }),
});

function useColumns(by: By, sums: Sums | undefined): readonly DataColumn<Row>[] {
  const { t } = useLingui();
  const can = useCan();
  return [
    {
      id: 'date',
      header: by === 'event' ? t`Event date` : t`Date of payment`,
      isRowHeader: true,
      cell: ({ date, eventId }) =>
        by === 'event' && can('View Events') ? (
          <Link href={eventAddress(eventId, date)} isStandalone>
            <DateText value={date} />
          </Link>
        ) : (
          <DateText value={date} />
        ),
      exportValue: ({ date }) => date,
      exportAs: 'day',
      ...(sums && { total: t`Total` }),
    },
    {
      id: 'client',
      header: t`Client`,
      cell: ({ client }) => client,
      exportValue: ({ client }) => client,
    },
    {
      id: 'tin',
      header: t`TIN`,
      leaves: 2,
      cell: ({ tin }) => tin ?? '',
      exportValue: ({ tin }) => tin ?? null,
    },
    {
      id: 'branch',
      header: t`Branch`,
      leaves: 1,
      cell: ({ branch }) => branch.name,
      exportValue: ({ branch }) => branch.name,
    },
    sumColumn('net', t`Net`, sums),
    sumColumn('vat', t`VAT`, sums),
    sumColumn('total', t`Total`, sums),
  ];
}

/** Hidden if VAT is off now and there was none in that month. */
export function VatOfMonth(days: Days) {
  const [by, choose] = useState<By>('event');
  const { data: mode } = useVatMode();
  const read = useVat(days, by);
  const isUsed = mode !== undefined && mode !== 'off';
  return isUsed || (read.data && read.data.rows.length > 0) ? (
    <VatCard by={by} onChoose={choose} read={read} />
  ) : null;
}

interface VatCardProps {
  readonly by: By;
  readonly onChoose: (by: By) => void;
  readonly read: ReturnType<typeof useVat>;
}

function VatCard({ by, onChoose, read: { data, ...read } }: VatCardProps) {
  const { t } = useLingui();
  const columns = useColumns(by, data?.months[0]);
  const list = wholeList({ data: data?.rows });
  const { button } = usePrint([list]);
  const name = t`VAT of the month`;
  return (
    <Card
      title={name}
      action={
        <ListMenu
          list={list}
          columns={columns}
          name={name}
          logged={{ name: 'vat', of: useBranchInSight() }}
          file={['vat']}
          print={button}
        />
      }
    >
      <Stack space="small">
        <Inline>
          <SegmentedControl
            label={t`By day of`}
            items={[
              { id: 'event', label: t`the event` },
              { id: 'payment', label: t`payment` },
            ]}
            value={by}
            onChange={(id) => onChoose(id === 'payment' ? 'payment' : 'event')}
          />
        </Inline>
        <DataTable
          aria-label={name}
          columns={columns}
          {...listOf({ ...read, data: data?.rows })}
          getRowId={(row) => `${row.eventId} ${row.date} ${row.total}`}
          getRowName={({ client }) => client}
          emptyState={<EmptyState hint={t`No event of the month has VAT.`} />}
        />
      </Stack>
    </Card>
  );
}
