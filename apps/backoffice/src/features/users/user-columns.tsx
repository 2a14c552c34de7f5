/** What the list of users shows of each. Spec 2.14. */
import { permissionValues } from '@digis/api-client/contract';
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Button } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { dateCreated } from '../../lists/instant-text.tsx';
import { grantedTo } from './user-data.ts';

type User = Schemas['User'];

export function useUserColumns(onAccess: (user: User) => void): readonly DataColumn<User>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Full Name`, cell: nameOfUser, isRowHeader: true },
    {
      id: 'username',
      header: t`Username`,
      cell: ({ username }) => username,
      isFact: true,
      leaves: 2,
    },
    {
      id: 'role',
      header: t`Role`,
      cell: ({ role }) =>
        role === 'admin' ? <Badge tone="brand">{t`Admin`}</Badge> : <Badge>{t`Staff`}</Badge>,
      isFact: true,
    },
    { id: 'branch', header: t`Branch`, cell: ({ branch }) => branch?.name ?? '—', isFact: true },
    { ...dateCreated<User>(t`Date Created`), leaves: 1 },
    {
      id: 'access',
      header: t`User Access`,
      cell: (user) => {
        const count = user.role === 'admin' ? permissionValues.length : grantedTo(user).length;
        const label = `${count} / ${permissionValues.length}`;
        // An admin has every permission by the role alone.
        if (user.role === 'admin') return label;
        return (
          <Button
            size="small"
            variant="soft"
            aria-label={t`User Access of ${nameOfUser(user)}, ${label}`}
            onPress={() => onAccess(user)}
          >
            {label}
          </Button>
        );
      },
    },
  ];
}
