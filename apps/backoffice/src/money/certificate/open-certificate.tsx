/** The certificate's dialog, at `dialog=certificate&id=EVENT`. */
import { Suspense } from 'react';
import { useCan } from '../../auth/user.tsx';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { useOpenRow } from '../../lists/list-state.ts';
import { closeDialog } from '../../navigation/dialog-acts.ts';
import type { PayableEvent } from '../take/payable.ts';

const WithholdDialog = lazyFeature(
  async () => (await import('./withhold-dialog.tsx')).WithholdDialog,
);

export const CERTIFICATE = 'certificate';

export function OpenCertificate({
  events,
}: {
  readonly events: readonly PayableEvent[] | undefined;
}) {
  const can = useCan();
  const { dialog, row } = useOpenRow(events);
  if (dialog !== CERTIFICATE || !row || !can('Cashbook Settle Advance Payment')) return null;
  return (
    <Suspense>
      <WithholdDialog key={row.id} event={row} onClose={closeDialog} />
    </Suspense>
  );
}
