/** The event form once its choices are loaded: five groups of fields, and Save or Cancel. Spec 2.6. */
import { BusyOverlay, Button, DialogFooter, Form, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { ClientFields } from './client-fields.tsx';
import type { EventChoices } from './event-choices.ts';
import { eventLabels } from './event-labels.ts';
import { FooterNote } from './footer-note.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';
import { WhenFields } from './when-fields.tsx';

const FORM_ID = 'schedule-event';

export interface EventFormProps {
  readonly choices: EventChoices;
  readonly day: string | null;
  readonly onClose: () => void;
}

export function EventForm({ choices, day, onClose }: EventFormProps) {
  const { t } = useLingui();
  const { packages, items, branches } = choices;
  const [onlyBranch, ...others] = branches;
  const branchId = onlyBranch && others.length === 0 ? String(onlyBranch.id) : null;
  const { store, isBusy, failure, schedule } = useScheduleForm({
    packages,
    branchId,
    day,
    onSaved: onClose,
  });
  return (
    <BusyOverlay isBusy={isBusy} label={t`Scheduling event...`}>
      <Form
        id={FORM_ID}
        aria-label={t`Schedule Event`}
        onSubmit={schedule}
        errors={useFormErrors(store, eventLabels)}
      >
        <Stack space="xxlarge">
          <ClientFields store={store} />
          <WhenFields store={store} branches={branches} />
          <MenuFields store={store} packages={packages} items={items} />
          <PaymentFields store={store} packages={packages} />
          <MessageFields store={store} />
        </Stack>
      </Form>
      <DialogFooter note={<FooterNote store={store} packages={packages} failure={failure} />}>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={FORM_ID} tone="brand" isPending={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </DialogFooter>
    </BusyOverlay>
  );
}
