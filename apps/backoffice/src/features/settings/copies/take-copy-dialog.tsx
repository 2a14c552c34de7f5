import { fieldRules } from '@digis/api-client/contract';
import { Notice, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '#forms/field-rules.ts';
import type { FieldErrors } from '#forms/form-store.ts';
import { NewPasswordField } from '#forms/password-fields.tsx';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { saveFile } from '#lists/list-buttons.tsx';
import { type Copy, takeCopy } from './copy-data.ts';

interface Values {
  readonly passphrase: string;
  readonly again: string;
}

const labels = {
  passphrase: msg`Passphrase`,
  again: msg`The passphrase once more`,
};

const LEAST_SIGNS = fieldRules.CopyRequest.passphrase.minLength;

/** Ignores spaces at the ends. An empty field itself reports that it is required. */
function check({ passphrase, again }: Values): FieldErrors<Values> {
  const signs = passphrase.trim().length;
  return {
    ...(passphrase !== '' && signs < LEAST_SIGNS && { passphrase: msg`At least twelve signs` }),
    ...(again !== '' && again !== passphrase && { again: msg`It is not the same as above` }),
  };
}

interface TakeCopyDialogProps {
  readonly copy: Copy;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

export function TakeCopyDialog({ copy: { day }, onTaken, onClose }: TakeCopyDialogProps) {
  const { t } = useLingui();
  const form = useRecordForm({
    name: 'copy',
    // The passphrase is never stored, not even as a draft when the session ends.
    isSecret: true,
    initial: { passphrase: '', again: '' },
    check,
    bodyOf: ({ passphrase }) => ({ day, passphrase }),
    write: (body) => takeCopy(body),
    words: {
      done: msg`The copy is in your downloads`,
      failed: msg`The copy could not be downloaded`,
    },
    onSaved: (file) => {
      saveFile(`digis-${day}.age`, file);
      onTaken();
      onClose();
    },
  });
  return (
    <RecordDialog
      title={t`Take a copy home`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Download`}
      busyLabel={t`Downloading...`}
      onClose={onClose}
    >
      <Text tone="muted">
        <Trans>
          The file has everything: clients, books, pictures. It is encrypted, and opens with this
          passphrase alone.
        </Trans>
      </Text>
      <Bound store={form.store} name="passphrase">
        {(field) => (
          <NewPasswordField
            label={t(labels.passphrase)}
            description={t`At least twelve signs; four words are good`}
            {...ruleProps('CopyRequest', 'passphrase')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={form.store} name="again">
        {(field) => <NewPasswordField label={t(labels.again)} isRequired {...field} />}
      </Bound>
      <Notice tone="caution">
        <Trans>
          Write the passphrase down and keep it apart from the file. Nobody can open the file
          without it.
        </Trans>
      </Notice>
    </RecordDialog>
  );
}
