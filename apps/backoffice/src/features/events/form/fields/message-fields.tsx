/** Messages to the client, and the remark for staff. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Checkbox, FieldGroup, TextArea } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../../../forms/field-rules.ts';
import { useFormValue } from '../../../../forms/use-field.ts';
import { useToday } from '../../../../browser/use-today.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventFlag } from '../event-labels.ts';
import { eventNotes, isMovedIntoThePast } from '../event-form.ts';

export interface MessageFieldsProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

export function MessageFields({ store, scheduled }: MessageFieldsProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const isPast = useFormValue(store, (values) => isMovedIntoThePast(values, scheduled, today));
  // SPEC: D143 no messages are sent about a day that has passed.
  const off = isPast ? { isSelected: false, isDisabled: true } : {};
  return (
    <FieldGroup legend={t`Messages and remark`} layout="rows">
      <Checkbox {...useEventFlag(store, 'send_sms')} {...off} />
      <Checkbox {...useEventFlag(store, 'send_schedule')} {...off} />
      {eventNotes.map((name) => (
        <Note key={name} store={store} name={name} />
      ))}
    </FieldGroup>
  );
}

interface NoteProps extends Pick<MessageFieldsProps, 'store'> {
  readonly name: (typeof eventNotes)[number];
}

function Note({ store, name }: NoteProps) {
  return <TextArea {...ruleProps('EventInput', name)} {...useEventField(store, name)} />;
}
