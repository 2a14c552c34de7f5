import type { Schemas } from '@digis/api-client/contract';
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { FileText, MessageSquare } from 'lucide-react';
import { useCan } from '#auth/user.tsx';
import { useRowActions } from '#lists/row-actions.tsx';

type Event = Schemas['Event'];

export function useEventActs(open: (event: Event, dialog: string) => void) {
  const { t } = useLingui();
  const can = useCan();
  const { edit, remove } = useRowActions();
  return (event: Event): MenuAction[] => [
    edit(() => open(event, 'edit')),
    ...(can('Generate Aggrement')
      ? [
          {
            id: 'agreement',
            label: t`Agreement`,
            icon: <FileText aria-hidden />,
            onPress: () => open(event, 'agreement'),
          },
        ]
      : []),
    ...(can('Create Event')
      ? [
          {
            id: 'messages',
            label: t`Messages`,
            icon: <MessageSquare aria-hidden />,
            onPress: () => open(event, 'messages'),
          },
        ]
      : []),
    ...(can('Delete Event') ? [remove(() => open(event, 'delete'))] : []),
  ];
}
