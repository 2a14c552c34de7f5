/** What the client is told, and what staff should know. Spec 2.6. */
import { Checkbox, FieldGroup, TextArea } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rule.ts';
import { useField } from '../../forms/use-field.ts';
import type { EventStore } from './use-schedule-form.ts';

export function MessageFields({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Messages and remark`}>
      <Checkbox {...useField(store, 'send_sms')}>
        <Trans>SMS confirmation</Trans>
      </Checkbox>
      <Checkbox {...useField(store, 'send_schedule')}>
        <Trans>SMS reminder before the event</Trans>
      </Checkbox>
      <TextArea label={t`Remark`} {...ruleProps('EventInput', 'remark')} {...useField(store, 'remark')} />
    </FieldGroup>
  );
}
