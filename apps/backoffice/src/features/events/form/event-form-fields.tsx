/** The form of an event: its groups of fields, and what an edit has to be told. Spec 2.6. */
import { Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useCan } from '../../../auth/user.tsx';
import { ClientFields } from './fields/client-fields.tsx';
import type { EventChoices } from './event-choices.ts';
import { eventLabels } from './event-labels.ts';
import { EventTotal } from './event-total.tsx';
import { ImageFields } from './fields/image-fields.tsx';
import { MenuFields } from './fields/menu-fields.tsx';
import { MessageFields } from './fields/message-fields.tsx';
import { PaymentFields } from './fields/payment-fields.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useEventForm } from './use-event-form.ts';
import { WhenFields } from './fields/when-fields.tsx';

export interface EventFormProps {
  readonly choices: EventChoices;
  readonly day: string | null;
  readonly onClose: () => void;
}

export function EventForm({ choices, day, onClose }: EventFormProps) {
  const { t } = useLingui();
  const can = useCan();
  const { form, base, rebase } = useEventForm({ choices, day, onSaved: onClose });
  const { store } = form;
  const isNew = choices.scheduled === null;
  return (
    <RecordDialog
      title={isNew ? t`Schedule Event` : t`Edit Event`}
      size="large"
      form={form}
      labels={eventLabels}
      busyLabel={isNew ? t`Scheduling event...` : t`Updating event...`}
      isReadOnly={!can('Create Event')}
      note={<EventTotal store={store} terms={choices} />}
      onClose={onClose}
    >
      <StaleNotice store={store} choices={choices} base={base} onRebase={rebase} />
      <Stack space="xxlarge">
        <ClientFields store={store} terms={choices} />
        <WhenFields store={store} choices={choices} />
        <MenuFields store={store} choices={choices} />
        <PaymentFields store={store} terms={choices} />
        <ImageFields store={store} />
        <MessageFields store={store} scheduled={choices.scheduled} />
      </Stack>
    </RecordDialog>
  );
}
