/** Opens all data stored about a client; the server logs the request. D165 */
import type { Schemas } from '@digis/api-client/contract';
import type { MenuAction } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWrite } from '#api/hooks.ts';
import { useSubmit } from '#api/use-submit.ts';
import { useCan } from '#auth/user.tsx';
import { PaperDialog } from '#lists/papers/paper-dialog.tsx';
import { ClientPaper } from './client-paper.tsx';

const words = { done: null, failed: msg`What is known could not be read` };

export function useClientPaper(id: number): [actions: readonly MenuAction[], dialog: ReactNode] {
  const { t } = useLingui();
  const can = useCan();
  const { submit } = useSubmit(useWrite('post', '/client/paper'));
  const [paper, setPaper] = useState<Schemas['ClientPaper'] | null>(null);
  const ask = async () => {
    const told = await submit({ id }, words);
    if (told?.ok === true) setPaper(told.answer);
  };
  const maySeeAll =
    can('View Events') && can('Create Event') && can('Generate Aggrement') && can('Clients');
  const action: MenuAction = {
    id: 'paper',
    label: t`Print all that is known`,
    icon: <Printer aria-hidden />,
    onPress: () => void ask(),
  };
  return [
    maySeeAll ? [action] : [],
    paper && <ClientPaperDialog paper={paper} onClose={() => setPaper(null)} />,
  ];
}

interface ClientPaperDialogProps {
  readonly paper: Schemas['ClientPaper'];
  readonly onClose: () => void;
}

function ClientPaperDialog({ paper, onClose }: ClientPaperDialogProps) {
  const { t } = useLingui();
  return (
    <PaperDialog
      title={t`All that is known`}
      onClose={onClose}
      renderPaper={(say) => <ClientPaper paper={paper} say={say} />}
    />
  );
}
