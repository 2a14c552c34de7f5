// D139
import { permissionValues, type Schemas } from '@digis/api-client/contract';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { permissionLabels } from '../../i18n/labels/permission-labels.ts';
import { createdExport, exportColumn } from '../../lists/files/export-values.ts';
import { grantedTo } from './user-data.ts';

type User = Schemas['User'];

export function useUserFileColumns(): readonly DataColumn<User>[] {
  const { t, i18n } = useLingui();
  const column = exportColumn<User>;
  const accessOf = (user: User) =>
    permissionValues
      .filter((name) => user.role === 'admin' || grantedTo(user).includes(name))
      .map((name) => i18n._(permissionLabels[name]))
      .join(', ');
  return [
    column('name', t`Full Name`, nameOfUser),
    column('username', t`Username`, ({ username }) => username),
    column('role', t`Role`, ({ role }) => (role === 'admin' ? t`Admin` : t`Staff`)),
    column('branch', t`Branch`, ({ branch }) => branch?.name),
    column('access', t`User Access`, accessOf),
    createdExport<User>(t`Date Created`),
  ];
}
