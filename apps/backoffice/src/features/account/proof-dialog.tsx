/** Asks for the password again, and then repeats the refused call. D153 */
import { Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { OwnPasswordField } from '../../forms/password-fields.tsx';
import { Bound } from '../../forms/bound.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useProveAgain } from './account-data.ts';

const labels = { password: msg`Password` };

interface ProofDialogProps {
  readonly onAnswer: (isProved: boolean) => void;
}

export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const { t } = useLingui();
  const prove = useProveAgain();
  const form = useRecordForm({
    name: 'proof',
    isSecret: true,
    initial: { password: '' },
    bodyOf: ({ password }) => ({ password }),
    write: (body, options) => prove(body, options),
    words: { done: msg`Thank you`, failed: msg`The password is not right` },
    onSaved: () => onAnswer(true),
  });
  return (
    <RecordDialog
      title={t`Enter your password again`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Go on`}
      onClose={() => onAnswer(false)}
    >
      <Text tone="muted">
        <Trans>
          For users, branches, settings and refunds it is asked for after half an hour. Nothing you
          typed is lost.
        </Trans>
      </Text>
      <Bound store={form.store} name="password">
        {(field) => <OwnPasswordField label={t(labels.password)} {...field} />}
      </Bound>
    </RecordDialog>
  );
}
