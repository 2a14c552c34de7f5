import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Badge, Birr, Stack, Text } from '@digis/ui';
import { EventMoney, TaxLines } from '@digis/ui/catering';
import type { DataColumn } from '@digis/ui';
import { useLingui as useMessages } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { moneyOf, namesOf } from '#api/event-facts.ts';
import { addisMoment, exportColumn } from '#lists/files/export-values.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { occasionWords } from '../occasion-words.ts';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';

export type EventColumn = DataColumn<Schemas['Event']>;

type AmountName = 'additional_price' | 'advance_amount' | 'total';

const amountColumn = (id: AmountName, header: string): EventColumn => ({
  id,
  header,
  align: 'end',
  cell: (event) => <Birr value={event[id]} />,
  exportValue: (event) => event[id],
});

/** D170 */
function Total({ event }: { readonly event: Schemas['Event'] }) {
  const { net, vat, vat_mode, vat_rate: rate, total } = event;
  if (vat_mode === 'off') return <Birr value={total} />;
  return (
    <Stack space="xxsmall" align="end">
      <Birr value={total} />
      <TaxLines layout="line" {...{ net, vat, rate }} />
    </Stack>
  );
}

export function usePriceColumns(): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  return [
    {
      id: 'items',
      width: '200px',
      header: t`Custom items`,
      cell: ({ items }) => <Text isClamped>{namesOf(items)}</Text>,
      exportValue: ({ items }) => namesOf(items),
    },
    {
      id: 'additionalitems',
      width: '180px',
      header: label('additionalitems'),
      cell: ({ additionalitems }) => <Text isClamped>{namesOf(additionalitems)}</Text>,
      exportValue: ({ additionalitems }) => namesOf(additionalitems),
    },
    {
      id: 'additional_plates',
      header: label('additional_plates'),
      align: 'end',
      cell: (event) => formatCount(event.additional_plates),
      exportValue: (event) => event.additional_plates,
    },
    amountColumn('additional_price', label('additional_price')),
    amountColumn('advance_amount', label('advance_amount')),
    {
      ...amountColumn('total', label('total')),
      cell: (event) => <Total event={event} />,
    },
    ...usePaidColumns(),
  ];
}

function usePaidColumns(): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  return [
    {
      id: 'is_fixed',
      header: label('is_fixed'),
      cell: (event) => yesOrNo(event.is_fixed),
      exportValue: (event) => yesOrNo(event.is_fixed),
    },
    {
      id: 'paid_full',
      width: '200px',
      header: label('paid_full'),
      cell: (event) => (
        <Stack space="xxsmall">
          {event.paid_full ? <Badge tone="positive">{t`Yes`}</Badge> : t`No`}
          <EventMoney {...moneyOf(event)} layout="line" />
        </Stack>
      ),
      exportValue: (event) => yesOrNo(event.paid_full),
    },
    {
      id: 'remark',
      width: '240px',
      header: label('remark'),
      cell: ({ remark }) => remark && <Text isClamped>{remark}</Text>,
      exportValue: ({ remark }) => remark ?? null,
    },
    {
      id: 'createdAt',
      width: '200px',
      header: t`Date Created`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      exportValue: ({ createdAt }) => addisMoment(createdAt),
      exportAs: 'moment',
    },
  ];
}

export function useFileColumns(columns: readonly EventColumn[]): readonly EventColumn[] {
  const { t } = useLingui();
  const { _ } = useMessages();
  const label = useEventLabel();
  return [
    ...columns,
    exportColumn('venue', label('venue'), ({ venue }) => venue ?? null),
    exportColumn('occasion', label('occasion'), ({ occasion }) =>
      occasion ? _(occasionWords[occasion]) : null,
    ),
    exportColumn('unit_price', label('unit_price'), ({ unit_price }) => unit_price),
    exportColumn('base', label('base'), ({ base }) => base),
    exportColumn('discount_amount', label('discount_amount'), (event) => event.discount_amount),
    exportColumn('paper', t`Agreement no.`, ({ paper }) => paper?.number ?? null),
    exportColumn('received', t`Received`, ({ received }) => received),
    exportColumn('waiting', t`Waiting for approval`, ({ pending }) => pending),
    exportColumn('left', t`Left to pay`, ({ left }) => left),
  ];
}
