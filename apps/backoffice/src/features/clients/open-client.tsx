// Spec 2.7, D149
import type { Schemas } from '@digis/api-client/contract';
import { useOpenRow } from '../../lists/list-state.ts';
import { closeDialog } from '../../navigation/dialog-acts.ts';
import { ClientDialog } from './client-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface OpenClientProps {
  readonly clients: readonly Schemas['Client'][] | undefined;
}

export function OpenClient({ clients }: OpenClientProps) {
  const { dialog, row: client } = useOpenRow(clients);
  if (dialog === 'add') return <ClientDialog client={null} onClose={closeDialog} />;
  if (!client) return null;
  if (dialog === 'merge')
    return <MergeDialog key={client.id} client={client} onClose={closeDialog} />;
  if (dialog !== 'edit') return null;
  return <ClientDialog key={client.id} client={client} onClose={closeDialog} />;
}
