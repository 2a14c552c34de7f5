// D178
import type { Schemas } from '@digis/api-client/contract';
import { Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '#api/hooks.ts';
import { ruleProps } from '#forms/field-rules.ts';
import type { FieldErrors } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { glAccountLabels } from '#log/gl-account-labels.ts';
import { specMessages } from '#i18n/spec-messages.ts';

interface Values {
  readonly account: string;
}

const labels = { account: msg`Account` };

const check = ({ account }: Values): FieldErrors<Values> =>
  account.trim() === '' || /^[A-Za-z0-9][A-Za-z0-9.-]*$/u.test(account.trim())
    ? {}
    : { account: msg`Latin letters, digits, points and hyphens alone` };

interface GlAccountDialogProps {
  readonly account: Schemas['GlAccount'];
  readonly onClose: () => void;
}

export function GlAccountDialog({
  account: { kind, account, proposed },
  onClose,
}: GlAccountDialogProps) {
  const { t, i18n } = useLingui();
  const form = useRecordForm({
    name: `account ${kind}`,
    initial: { account },
    check,
    bodyOf: (values) => ({ kind, account: values.account.trim() }),
    write: useWrite('patch', '/gl-accounts'),
    words: { done: msg`The account is changed`, failed: specMessages.saveFailed },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t`Change the account`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Text isStrong>{i18n._(glAccountLabels[kind])}</Text>
      <Bound store={form.store} name="account">
        {(field) => (
          <TextField
            label={i18n._(labels.account)}
            description={t`Proposed: ${proposed}`}
            {...ruleProps('GlAccountUpdate', 'account')}
            {...field}
          />
        )}
      </Bound>
    </RecordDialog>
  );
}
