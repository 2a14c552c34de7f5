import { Checkbox, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWrite } from '#api/hooks.ts';
import { ruleProps } from '#forms/field-rules.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useFlag, useFormValue } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';

interface Values {
  readonly value: string;
  readonly confirm: boolean;
}

const labels = {
  value: msg`Tax receipt number`,
  confirm: msg`This payment is on that receipt too`,
};

interface FiscalDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

export function FiscalDialog({ record, onClose }: FiscalDialogProps) {
  const { t, i18n } = useLingui();
  const note = useWrite('post', '/entry-note', { also: ['/transactions'] });
  const name = useRecordName()(record);
  const [used, setUsed] = useState<string | null>(null);
  const form = useRecordForm({
    name: 'fiscal number',
    initial: { value: record.fiscal_no ?? '', confirm: false },
    // The user confirmed only this number: another one needs a new confirmation.
    bodyOf: ({ value, confirm }: Values) => ({
      id: record.id,
      kind: 'fiscal_no' as const,
      value,
      confirm: confirm && value === used,
    }),
    write: (body, options) => note(body, options),
    words: () => ({ done: msg`Success`, detail: msg`${name}.`, failed: specMessages.saveFailed }),
    onRefused: ({ code }, { value }) => setUsed(code === 'DUPLICATE' ? value : null),
    onSaved: onClose,
  });
  const isAsked = useFormValue(form.store, ({ value }) => value === used);
  const confirm = useFlag(form.store, 'confirm');
  return (
    <RecordDialog
      title={t`Tax receipt number`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Bound store={form.store} name="value">
        {(field) => (
          <TextField
            label={i18n._(labels.value)}
            description={t`As the machine or the printed receipt says it`}
            {...ruleProps('EntryNoteInput', 'value')}
            {...field}
          />
        )}
      </Bound>
      {isAsked && <Checkbox {...confirm}>{i18n._(labels.confirm)}</Checkbox>}
    </RecordDialog>
  );
}
