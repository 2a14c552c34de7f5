/** What is served in addition to the package, what it all costs, and what is paid. Spec 2.5. */
import { formatCount } from '@digis/domain';
import { Badge, Birr, EventMoney, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { moneyOf } from '../../../api/event-money.ts';
import { addisMoment } from '../../../lists/export-values.ts';
import { InstantText } from '../../../lists/instant-text.tsx';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import type { EventColumn } from './event-columns.tsx';
import { namesOf } from '../../../lists/names-of.ts';

type AmountName = 'additional_price' | 'advance_amount' | 'total';

const amountColumn = (id: AmountName, header: string): EventColumn => ({
  id,
  header,
  align: 'end',
  cell: (event) => <Birr amount={event[id]} />,
  exportValue: (event) => event[id],
});

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
    amountColumn('total', label('total')),
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
    },
  ];
}
