/** Schedule Event: the whole form in a dialog that keeps every typed value until the event is saved. Spec 2.6. */
import { Dialog, EmptyState, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEventChoices } from './event-choices.ts';
import { EventForm } from './event-form-fields.tsx';

export interface EventFormDialogProps {
  /** The day the form opens with. */
  readonly day: string | null;
  readonly onClose: () => void;
}

export function EventFormDialog({ day, onClose }: EventFormDialogProps) {
  const { t } = useLingui();
  const { choices, hasFailed, retry } = useEventChoices();
  return (
    <Dialog
      title={t`Schedule Event`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {choices && <EventForm choices={choices} day={day} onClose={onClose} />}
      {!choices && !hasFailed && <Skeleton shape="row" count={8} label={t`Loading the form`} />}
      {hasFailed && (
        <EmptyState variant="error" title={t`Error occurred while fetching data`} onRetry={retry} />
      )}
    </Dialog>
  );
}
