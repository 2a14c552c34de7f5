/** Schedule Event, and the same for an event that is there; it opens once its choices are loaded. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { BusyOverlay, Dialog, EmptyState, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEventChoices } from './event-choices.ts';
import { EventForm } from './event-form-fields.tsx';
import { specMessages } from '../../../i18n/spec-messages.ts';

export interface EventFormDialogProps {
  /** null: a new one. */
  readonly event: Schemas['Event'] | null;
  /** The day a new one opens with. */
  readonly day?: string | null;
  readonly onClose: () => void;
}

export function EventFormDialog({ event, day = null, onClose }: EventFormDialogProps) {
  const { t, i18n } = useLingui();
  const { choices, hasFailed, retry } = useEventChoices(event);
  if (choices) return <EventForm choices={choices} day={day} onClose={onClose} />;
  // A new one opens as one dialog, not another one before it: the focus goes back to what opened it.
  if (!hasFailed && event === null)
    return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return (
    <Dialog
      title={event === null ? t`Schedule Event` : t`Edit Event`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {hasFailed ? (
        <EmptyState variant="error" title={i18n._(specMessages.loadFailed)} onRetry={retry} />
      ) : (
        // Of one that is there a skeleton stands already, while the event itself is on its way.
        <Skeleton shape="text" count={8} label={t`Loading the form`} />
      )}
    </Dialog>
  );
}
