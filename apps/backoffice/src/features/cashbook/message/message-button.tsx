// D167
import { Button } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { Trans } from '@lingui/react/macro';
import { ClipboardPaste } from 'lucide-react';
import { Suspense } from 'react';
import { useCan } from '#auth/user.tsx';
import { type GivenMessage, MESSAGE } from '#money/message/given-message.ts';
import { usePlaces } from '#money/places/place-data.ts';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog } from '#navigation/dialog-acts.ts';
import { changeAddress } from '#navigation/place.ts';
import { useCashBranch } from '../cashbook-data.ts';

const MessageDialog = lazyWithPreload(
  async () => (await import('./message-dialog.tsx')).MessageDialog,
);

function useMayTake(): boolean {
  const can = useCan();
  return can('Cashbook Approve Pending Transaction') || can('Cashbook In/Out');
}

async function clipboardText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

export function MessageButton() {
  const mayTake = useMayTake();
  const { query } = useCashBranch();
  const hasPlaces = (usePlaces(query.branchId) ?? []).length > 0;
  if (!mayTake || !hasPlaces) return null;
  const open = async () => {
    const state: GivenMessage = { message: await clipboardText() };
    changeAddress({ dialog: MESSAGE, id: null }, { state });
  };
  return (
    <Button variant="soft" icon={<ClipboardPaste aria-hidden />} onPress={() => void open()}>
      <Trans>Paste message</Trans>
    </Button>
  );
}

export function MessageDialogs() {
  const mayTake = useMayTake();
  const { dialog } = useAddress();
  if (dialog !== MESSAGE || !mayTake) return null;
  return (
    <Suspense>
      <MessageDialog onClose={closeDialog} />
    </Suspense>
  );
}
