/** One record of the cashbook with all that is known of it: how much, with whom, when, by whom, for what. Spec 2.8. */
import { Birr, DateText, DescriptionList, Dialog, LedgerDirection, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { RecordImage } from '../../../images/record-image.tsx';
import type { ShownImage } from '../../../images/record-image.tsx';
import { InstantText } from '../../../lists/instant-text.tsx';
import { eventOf, useKindWords } from './cash-columns.tsx';
import type { CashRecord } from '../cashbook-data.ts';

export interface CashEntryDialogProps {
  readonly record: CashRecord;
  readonly onOpenImage: (image: ShownImage) => void;
  readonly onClose: () => void;
}

export function CashEntryDialog({ record, onOpenImage, onClose }: CashEntryDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Cash entry`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack space="large">
        <DescriptionList items={useFacts(record)} />
        {record.remark && <Text>{record.remark}</Text>}
        {record.proof !== undefined && (
          <RecordImage path={record.proof} alt={t`Receipt`} onOpen={onOpenImage} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Unknown facts are left out: a dash would say nothing. */
function useFacts(record: CashRecord) {
  const { t } = useLingui();
  const kind = useKindWords()(record);
  const event = eventOf(record);
  const { counterparty, book_no, username, approved_by, branch } = record;
  return [
    { label: t`Amount`, value: <Birr amount={record.amount} />, isStrong: true },
    { label: t`Type`, value: <LedgerDirection direction={record.transact_type} /> },
    { label: t`Txn ID`, value: book_no },
    { label: t`Kind`, value: kind },
    { label: t`With`, value: counterparty?.name ?? event?.client.full_name },
    { label: t`Event date`, value: event && <DateText value={dayOfEvent(event)} /> },
    { label: t`Time`, value: <InstantText value={record.createdAt} /> },
    { label: t`Entered by`, value: username },
    { label: t`Approved by`, value: approved_by },
    { label: t`Branch`, value: branch?.name },
  ].filter(({ value }) => value !== undefined && value !== null);
}
