import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr, PhoneText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { RecordImage } from '../../images/record-image.tsx';
import type { ShownImage } from '../../images/record-image.tsx';
import { useOwedColumn } from '../../lists/columns/owed-column.tsx';
import { dateCreated } from '../../lists/instant-text.tsx';

type Employee = Schemas['Employee'];

const money = (amount: number | undefined) =>
  amount === undefined ? '—' : <Birr value={amount} />;

interface WageHeaders {
  readonly event: string;
  readonly afternoon: string;
  readonly evening: string;
}

const wageColumns = (headers: WageHeaders): readonly DataColumn<Employee>[] => [
  {
    id: 'event_wage',
    header: headers.event,
    align: 'end',
    cell: ({ event_wage }) => money(event_wage),
  },
  {
    id: 'afternoon_wage',
    header: headers.afternoon,
    align: 'end',
    cell: ({ afternoon_wage }) => money(afternoon_wage),
  },
  {
    id: 'evening_wage',
    header: headers.evening,
    align: 'end',
    cell: ({ evening_wage }) => money(evening_wage),
  },
];

export function useEmployeeColumns(
  employees: readonly Employee[] | undefined,
  onOpenImage: (image: ShownImage) => void,
): readonly DataColumn<Employee>[] {
  const { t } = useLingui();
  return [
    {
      id: 'full_name',
      header: t`Full Name`,
      cell: ({ full_name, deletedAt }) =>
        deletedAt === undefined ? full_name : t`${full_name} (deleted, not settled)`,
      isRowHeader: true,
      isOneLine: true,
    },
    {
      id: 'phone_number',
      header: t`Phone Number`,
      cell: ({ phone_number }) => <PhoneText value={phone_number} />,
      isFact: true,
      leaves: 4,
    },
    {
      id: 'personal_image',
      header: t`Image`,
      isScreenOnly: true,
      leaves: 3,
      cell: ({ personal_image, full_name }) => (
        <RecordImage path={personal_image} alt={t`Photo, ${full_name}`} onOpen={onOpenImage} />
      ),
    },
    {
      id: 'wage_type',
      header: t`Wage Type`,
      leaves: 5,
      cell: ({ wage_type }) => <Badge>{wage_type === 'dynamic' ? t`DYNAMIC` : t`FIXED`}</Badge>,
    },
    ...wageColumns({
      event: t`Event Wage`,
      afternoon: t`Afternoon Wage`,
      evening: t`Evening Wage`,
    }),
    {
      id: 'salary',
      header: t`Salary`,
      align: 'end',
      cell: ({ salary }) => money(salary),
    },
    ...useOwedColumn(t`We owe`, employees),
    {
      id: 'guarantor_phone',
      header: t`Guarantor Phone`,
      leaves: 2,
      cell: ({ guarantor_phone }) =>
        guarantor_phone === undefined ? '—' : <PhoneText value={guarantor_phone} />,
    },
    { ...dateCreated<Employee>(t`Created At`), width: '232px', leaves: 1 },
  ];
}
