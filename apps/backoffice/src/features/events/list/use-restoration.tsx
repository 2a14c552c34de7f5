/** Restores a deleted event, after a question that names it. Spec 2.5. */
import type { Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { causeOf } from '../../../api/error-message.ts';
import { Confirmation } from '../../../lists/confirmation.tsx';
import { useRestoreEvent } from '../event-data.ts';

type Event = Schemas['Event'];

export function useRestoration(): [actionOf: (event: Event) => MenuAction, question: ReactNode] {
  const { t, i18n } = useLingui();
  const write = useRestoreEvent();
  const [event, setEvent] = useState<Event | null>(null);
  const restore = async () => {
    if (event === null) return;
    await write({ id: event.id });
    toasts.success(t`Event restored`);
  };
  const name = event?.client.full_name ?? '';
  const question = event !== null && (
    <Confirmation
      tone="brand"
      message={t`Restore the event of ${name}? Its advance is what was received.`}
      onConfirm={restore}
      onOpenChange={() => setEvent(null)}
      describeError={(error) => i18n._(causeOf(error))}
    />
  );
  const actionOf = (row: Event): MenuAction => ({
    id: 'restore',
    label: t`Restore`,
    icon: <Undo2 aria-hidden />,
    onPress: () => setEvent(row),
  });
  return [actionOf, question];
}
