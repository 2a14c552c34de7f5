/** Restores a deleted event, after a question that names it. Spec 2.5. */
import type { Schemas } from '@digis/api-client/contract';
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RestoreQuestion } from './restore-question.tsx';

type Event = Schemas['Event'];

export function useRestoration(): [actionOf: (event: Event) => MenuAction, question: ReactNode] {
  const { t } = useLingui();
  const [event, setEvent] = useState<Event | null>(null);
  const question = event !== null && (
    <RestoreQuestion event={event} onClose={() => setEvent(null)} />
  );
  const actionOf = (row: Event): MenuAction => ({
    id: 'restore',
    label: t`Restore`,
    icon: <Undo2 aria-hidden />,
    onPress: () => setEvent(row),
  });
  return [actionOf, question];
}
