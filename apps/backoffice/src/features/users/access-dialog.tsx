/** Grants permissions; users grant only those that they have. Spec 2.14, D68 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { permissionValues } from '@digis/api-client/contract';
import { Text } from '@digis/ui';
import { PermissionChecklist } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import {
  permissionGroups,
  permissionLabels,
  permissionNeeds,
} from '../../i18n/labels/permission-labels.ts';
import { nameOfUser } from '../../api/user-name.ts';
import { useCan } from '../../auth/user.tsx';
import { AccessPattern } from './access-patterns.tsx';
import { grantedTo, useSetAccess } from './user-data.ts';

interface AccessDialogProps {
  readonly user: Schemas['User'];
  readonly users: readonly Schemas['User'][];
  readonly onClose: () => void;
}

const labels = { access: msg`User Access` };

const isPermission = (name: string): name is Permission =>
  permissionValues.some((value) => value === name);

/** Hides permissions that the granting user lacks; the edited user keeps them. */
function useGroups() {
  const { i18n } = useLingui();
  const can = useCan();
  return permissionGroups
    .map(({ id, label, permissions }) => ({
      id,
      label: i18n._(label),
      items: permissions.filter(can).map((permission) => ({
        id: permission,
        label: i18n._(permissionLabels[permission]),
        requires: permissionNeeds[permission]?.filter(can),
      })),
    }))
    .filter(({ items }) => items.length > 0);
}

export function AccessDialog({ user, users, onClose }: AccessDialogProps) {
  const { t } = useLingui();
  const setAccess = useSetAccess();
  const saved = grantedTo(user);
  const form = useRecordForm({
    name: `access ${user.id}`,
    initial: { access: saved },
    bodyOf: ({ access }: { access: readonly string[] }) => ({
      id: user.id,
      access: access.filter(isPermission),
    }),
    write: setAccess,
    words: ({ access }) => ({
      done: msg`Success!`,
      detail: msg`Rights of ${nameOfUser(user)} saved: ${access.length}`,
      failed: msg`Something went wrong!`,
    }),
    onSaved: onClose,
  });
  const { value, onChange } = useField(form.store, 'access');
  const groups = useGroups();
  const offered = new Set<string>(groups.flatMap(({ items }) => items.map(({ id }) => id)));
  const begin = (pattern: readonly string[]) =>
    onChange([
      ...value.filter((name) => !offered.has(name)),
      ...pattern.filter((name) => offered.has(name)),
    ]);
  return (
    <RecordDialog
      title={t`User Access: ${nameOfUser(user)}`}
      form={form}
      labels={labels}
      onClose={onClose}
      note={
        <Text size="small">
          <Trans>
            {value.length} of {permissionValues.length} permissions
          </Trans>
        </Text>
      }
    >
      <AccessPattern user={user} users={users} onChoose={begin} />
      <PermissionChecklist groups={groups} savedValue={saved} value={value} onChange={onChange} />
    </RecordDialog>
  );
}
