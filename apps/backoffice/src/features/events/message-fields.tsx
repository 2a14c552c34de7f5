/** What the client is told, and what staff should know. Spec 2.6. */
import { Checkbox, FieldGroup, TextArea } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rule.ts';
import type { EventStore } from './event-form.ts';
import { useEventField, useEventFlag } from './event-labels.ts';

export function MessageFields({ store }: { readonly store: EventStore }) {
  const { t } = useLingui();
  return (
    <FieldGroup legend={t`Messages and remark`} layout="rows">
      <Checkbox {...useEventFlag(store, 'send_sms')} />
      <Checkbox {...useEventFlag(store, 'send_schedule')} />
      <TextArea {...ruleProps('EventInput', 'remark')} {...useEventField(store, 'remark')} />
    </FieldGroup>
  );
}
