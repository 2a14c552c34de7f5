/** Settles what is left of an event that stands in the list of who owes. SPEC: D131 */
import { Button, Dialog, EmptyState, Skeleton } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCashBranch, useAdvanceOf } from '../cashbook-data.ts';
import { AcceptDialog } from '../resolve/accept-dialog.tsx';
import type { Receivable } from './owes-columns.tsx';

export interface SettleEventProps {
  readonly row: Receivable;
  readonly onClose: () => void;
}

export function SettleEvent({ row: { event }, onClose }: SettleEventProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { data, error, retry } = useAdvanceOf(event.client.phone_number, event.id, query);
  if (data) return <AcceptDialog type="advance" record={data} onClose={onClose} />;
  return (
    <Dialog
      title={t`Settle Advance`}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="soft" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data === null && (
        <EmptyState variant="no-data" title={t`Another user has just settled or changed this`} />
      )}
      {data === undefined && !error && <Skeleton shape="text" count={6} label={t`Loading`} />}
      {data === undefined && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </Dialog>
  );
}
