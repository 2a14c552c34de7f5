/** Takes the second factor off, with one of its own codes. SPEC: D152 */
import { typedCode } from '@digis/domain';
import { Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useEndTwoFactor } from './account-data.ts';

const labels = { code: msg`Code from your app, or a recovery code` };

export function EndTwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const end = useEndTwoFactor();
  const form = useRecordForm({
    name: 'end second factor',
    isSecret: true,
    initial: { code: '' },
    bodyOf: ({ code }) => ({ code: typedCode(code) }),
    write: (body, options) => end(body, options),
    words: { done: msg`The second factor is taken off`, failed: specMessages.saveFailed },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t`Take off the second factor?`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Take off`}
      tone="critical"
      onClose={onClose}
    >
      <Text tone="muted">
        <Trans>
          Signing in will ask for the password alone, and the recovery codes open nothing.
        </Trans>
      </Text>
      <TextField
        label={t(labels.code)}
        autoComplete="one-time-code"
        isRequired
        {...useField(form.store, 'code')}
      />
    </RecordDialog>
  );
}
