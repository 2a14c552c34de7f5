/** The dialog of one event that the address names; without a dialog or its permission, the event itself. SPEC: D112 */
import { Dialog, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { EventPanel, PanelActions } from './details/event-panel.tsx';
import { useEvent } from './event-data.ts';
import { type Frame, useNamedDialog } from './named-dialogs.ts';

export interface EventDialogProps {
  readonly id: number;
  /** The day it is on, where it is known. */
  readonly on: string | null;
  readonly name: string | null;
  /** The screen below shows the event. */
  readonly isOnItsPage: boolean;
  readonly onClose: () => void;
}

export function EventDialog({ id, on, name, isOnItsPage, onClose }: EventDialogProps) {
  const named = useNamedDialog(name);
  const { data: event, isLoading } = useEvent(id, on);
  if (named && (event || isLoading)) {
    const frame = <DialogFrame {...named.frame} onClose={onClose} />;
    // Its code may come later than the event: the frame stays until both are there.
    return event ? (
      <Suspense fallback={frame}>
        <named.Content key={id} event={event} onClose={onClose} />
      </Suspense>
    ) : (
      frame
    );
  }
  if (isOnItsPage) return null;
  return (
    <EventPanel
      {...{ id, on, onClose }}
      footer={<PanelActions id={id} on={on} isThere={event !== undefined} onClose={onClose} />}
    />
  );
}

/** A placeholder for a dialog of an event, in its final size, until its data and code have loaded. */
function DialogFrame({ title, size, hasRows, onClose }: Frame & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Dialog title={i18n._(title)} size={size} isOpen onOpenChange={onClose}>
      <Skeleton shape={hasRows ? 'row' : 'text'} count={8} label={t`Loading event`} />
    </Dialog>
  );
}
