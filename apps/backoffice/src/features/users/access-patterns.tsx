/** Fills in a usual role, or another user's permissions. D147 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { Select } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { permissionGroups } from '../../i18n/labels/permission-labels.ts';
import { grantedTo } from './user-data.ts';

interface Pattern {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly permissions: readonly Permission[];
}

const ofGroups = (...ids: readonly string[]) =>
  permissionGroups.flatMap(({ id, permissions }) => (ids.includes(id) ? permissions : []));

const patterns: readonly Pattern[] = [
  {
    id: 'booking',
    label: msg`Booking desk`,
    permissions: [...ofGroups('events'), 'Clients'],
  },
  {
    id: 'cashier',
    label: msg`Cashier`,
    permissions: [
      ...(['Calendar', 'View Events'] as const),
      // Separation of duties: whoever hands out petty cash does not spend it.
      ...ofGroups('cashbook').filter((name) => name !== 'Cashbook Spend Petty Cash'),
    ],
  },
  { id: 'petty', label: msg`Petty Cash`, permissions: ['Cashbook Spend Petty Cash'] },
  {
    id: 'manager',
    label: msg`Branch manager`,
    permissions: [...ofGroups('events', 'cashbook', 'people'), 'App Users', 'Action Logs'],
  },
];

interface AccessPatternProps {
  readonly user: Schemas['User'];
  readonly users: readonly Schemas['User'][];
  readonly onChoose: (permissions: readonly string[]) => void;
}

export function AccessPattern({ user, users, onChoose }: AccessPatternProps) {
  const { t, i18n } = useLingui();
  const others = users.filter(
    (other) => other.id !== user.id && other.role === 'staff' && grantedTo(other).length > 0,
  );
  const choices = [
    ...patterns.map(({ id, label, permissions }) => ({ id, label: i18n._(label), permissions })),
    ...others.map((other) => ({
      id: String(other.id),
      label: t`As ${nameOfUser(other)}`,
      permissions: grantedTo(other),
    })),
  ];
  return (
    <Select
      label={t`Start from`}
      placeholder={t`A usual job, or another user`}
      items={choices}
      onChange={(_id, choice) => onChoose(choice?.permissions ?? [])}
    />
  );
}
