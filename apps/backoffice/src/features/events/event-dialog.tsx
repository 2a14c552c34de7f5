// D112
import { Dialog, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { EventPanel, PanelActions } from './details/event-panel.tsx';
import { useEvent } from './event-data.ts';
import { type Frame, useNamedDialog } from './named-dialogs.ts';

interface EventDialogProps {
  readonly id: number;
  readonly on: string | null;
  readonly name: string | null;
  readonly isOnItsPage: boolean;
  readonly onClose: () => void;
}

export function EventDialog({ id, on, name, isOnItsPage, onClose }: EventDialogProps) {
  const named = useNamedDialog(name);
  const { data: event, isLoading } = useEvent(id, on);
  if (named && (event || isLoading)) {
    const frame = <DialogFrame {...named.frame} onClose={onClose} />;
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

function DialogFrame({ title, size, hasRows, onClose }: Frame & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Dialog title={i18n._(title)} size={size} isOpen onOpenChange={onClose}>
      <Skeleton shape={hasRows ? 'row' : 'text'} count={8} label={t`Loading event`} />
    </Dialog>
  );
}
