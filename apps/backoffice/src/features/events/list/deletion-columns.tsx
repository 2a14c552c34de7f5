import { Badge, Birr, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { addisMoment } from '#lists/files/export-values.ts';
import { InstantText } from '#lists/instant-text.tsx';
import type { EventColumn } from './price-columns.tsx';

export function useDeletionColumns(): readonly EventColumn[] {
  const { t } = useLingui();
  return [
    {
      id: 'deletedAt',
      width: '180px',
      header: t`Deleted`,
      cell: ({ deletedAt }) => deletedAt && <InstantText value={deletedAt} />,
      exportValue: ({ deletedAt }) => (deletedAt === undefined ? null : addisMoment(deletedAt)),
      exportAs: 'moment',
      isFact: true,
    },
    {
      id: 'deleted_by',
      header: t`Deleted by`,
      leaves: 3,
      cell: ({ deletion }) => deletion?.by && nameOfUser(deletion.by),
      exportValue: ({ deletion }) => (deletion?.by ? nameOfUser(deletion.by) : null),
      isFact: true,
    },
    {
      id: 'reason',
      width: '200px',
      header: t`Why it is deleted`,
      leaves: 1,
      cell: ({ deletion }) => deletion?.reason && <Text isClamped>{deletion.reason}</Text>,
      exportValue: ({ deletion }) => deletion?.reason ?? null,
      isFact: true,
    },
    ...useMoneyOfDeletion(),
  ];
}

function useMoneyOfDeletion(): readonly EventColumn[] {
  const { t } = useLingui();
  return [
    {
      id: 'refunded',
      header: t`Refunded`,
      align: 'end',
      cell: ({ deletion }) =>
        deletion && (
          <Stack space="xxsmall">
            <Birr value={deletion.refunded} />
            {deletion.refund_waits > 0 && (
              <Badge tone="caution">
                {t`waits:`} <Birr value={deletion.refund_waits} />
              </Badge>
            )}
          </Stack>
        ),
      exportValue: ({ deletion }) => deletion?.refunded ?? null,
      isFact: true,
    },
    {
      id: 'kept',
      header: t`Kept by the branch`,
      align: 'end',
      cell: ({ deletion }) => deletion && <Birr value={deletion.kept} />,
      exportValue: ({ deletion }) => deletion?.kept ?? null,
      isFact: true,
    },
  ];
}
