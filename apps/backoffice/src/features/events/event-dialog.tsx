/** The dialog of one event that the address names; without one, or without its permission, the event itself. SPEC: D112 */
import { Dialog, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { EventPanel, PanelActions } from './details/event-panel.tsx';
import { useEvent } from './event-data.ts';
import { useNamedDialog } from './named-dialogs.ts';

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
  const { t, i18n } = useLingui();
  const named = useNamedDialog(name);
  const { data: event, isLoading } = useEvent(id, on);
  if (named && event) return <named.Content key={id} event={event} onClose={onClose} />;
  if (named && isLoading) {
    const { title, size, hasRows } = named.frame ?? {};
    return (
      <Dialog
        title={title ? i18n._(title) : t`Event details`}
        size={size}
        isOpen
        onOpenChange={onClose}
      >
        <Skeleton shape={hasRows ? 'row' : 'text'} count={8} label={t`Loading event`} />
      </Dialog>
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
