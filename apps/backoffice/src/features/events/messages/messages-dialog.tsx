import type { Schemas } from '@digis/api-client/contract';
import { Button, DataTable, Dialog } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSubmit } from '#api/use-submit.ts';
import { listOf } from '#lists/list-state.ts';
import { useMessages, useSendMessage } from '../event-data.ts';
import { useMessageColumns } from '#lists/columns/message-columns.tsx';

interface MessagesDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

const words = { done: msg`The message will be sent again`, failed: msg`Something went wrong` };

export function MessagesDialog({ event, onClose }: MessagesDialogProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(useSendMessage());
  const send = (kind: Schemas['SmsKind']) => void submit({ eventId: event.id, kind }, words);
  return (
    <Dialog
      title={t`Messages: ${event.client.full_name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="soft" isDisabled={isBusy} onPress={() => send('confirmation')}>
            <Trans>Send confirmation again</Trans>
          </Button>
          <Button variant="soft" isDisabled={isBusy} onPress={() => send('reminder')}>
            <Trans>Send reminder again</Trans>
          </Button>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <DataTable
        aria-label={t`Messages`}
        columns={useMessageColumns()}
        {...listOf(useMessages(event.id))}
        getRowId={({ id }) => id}
        getRowName={({ text }) => text}
      />
    </Dialog>
  );
}
