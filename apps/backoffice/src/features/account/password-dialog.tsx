/** Changing one's own password. SPEC: D151 */
import { useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { PasswordFields } from './password-fields.tsx';
import { passwordLabels, usePasswordForm } from './use-password-form.ts';

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = usePasswordForm(onClose);
  return (
    <RecordDialog
      title={t`Change password`}
      size="small"
      form={form}
      labels={passwordLabels}
      onClose={onClose}
    >
      <PasswordFields store={form.store} />
    </RecordDialog>
  );
}
