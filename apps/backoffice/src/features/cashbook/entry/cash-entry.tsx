/** An entry's panel beside the list, at `?entry=ID`. D146, D132 */
import { Button, Drawer, EmptyState, Skeleton, Stack, Dialog, SegmentedControl } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#auth/user.tsx';
import { CorrectDialog } from '#money/correct/correct-dialog.tsx';
import { CostNoteDialog } from '#money/costs/cost-note-dialog.tsx';
import { useViewer } from '#images/record-image.tsx';
import { useAddress, useParameter } from '#navigation/use-address.ts';
import { changeAddress } from '#navigation/place.ts';
import { useCashBranch, useCashEntry, type CashRecord } from '../cashbook-data.ts';
import { isByHand, useRecordName } from '../record-words.ts';
import { useCorrectableRecord } from './correctable-record.ts';
import { CORRECT, COST } from './entry-acts.tsx';
import { FiscalDialog } from './fiscal-dialog.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { Receipt, type ReceiptPaper } from './receipt.tsx';

interface ReceiptDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

function ReceiptDialog({ record, onClose }: ReceiptDialogProps) {
  const { t } = useLingui();
  const [paper, setPaper] = useState<ReceiptPaper>('a6');
  return (
    <Dialog
      title={t`Print payment slip`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <SegmentedControl
            aria-label={t`Paper`}
            items={[
              { id: 'a6', label: 'A6' },
              { id: 'roll', label: t`80 mm` },
            ]}
            value={paper}
            onChange={setPaper}
          />
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <Receipt record={record} paper={paper} />
    </Dialog>
  );
}

const RECEIPT = 'receipt';
const FISCAL = 'fiscal';

interface EntryButtonsProps {
  readonly isCorrectable: boolean;
  readonly isByHand: boolean;
  readonly onOpen: (dialog: string) => void;
}

function EntryButtons({ isCorrectable, isByHand: mayName, onOpen }: EntryButtonsProps) {
  const can = useCan();
  return (
    <>
      {isCorrectable && (
        <Button variant="soft" icon={<Undo2 aria-hidden />} onPress={() => onOpen(CORRECT)}>
          <Trans>Correct…</Trans>
        </Button>
      )}
      {mayName && can('Cashbook In/Out') && (
        <Button variant="soft" onPress={() => onOpen(COST)}>
          <Trans>For which event…</Trans>
        </Button>
      )}
      {can('Cashbook In/Out') && (
        <Button variant="soft" onPress={() => onOpen(FISCAL)}>
          <Trans>Tax receipt…</Trans>
        </Button>
      )}
      <Button icon={<Printer aria-hidden />} onPress={() => onOpen(RECEIPT)}>
        <Trans>Print payment slip</Trans>
      </Button>
    </>
  );
}

export function CashEntry({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const { dialog } = useAddress();
  const over = useParameter('dialog');
  const can = useCan();
  const correctableOf = useCorrectableRecord();
  const nameOf = useRecordName();
  const { query } = useCashBranch();
  const { data, error, isLoading, retry } = useCashEntry(id, query);
  const [openImage, viewer] = useViewer();
  const close = () => changeAddress({ entry: null, dialog: null });
  const isAbsent = data === null || error?.status === 404;
  const back = () => over.choose(null);
  if (data && dialog === RECEIPT) return <ReceiptDialog record={data} onClose={back} />;
  const correctable = data ? correctableOf(data) : null;
  if (data && can('Cashbook In/Out') && dialog === FISCAL)
    return <FiscalDialog record={data} onClose={back} />;
  if (data && can('Cashbook In/Out') && dialog === COST && isByHand(data))
    return (
      <CostNoteDialog row={data} about={nameOf(data)} branchId={data.branch?.id} onClose={back} />
    );
  if (correctable && dialog === CORRECT)
    return <CorrectDialog entry={correctable} onClose={back} />;
  return (
    <Drawer
      title={t`Cash entry`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        data && (
          <EntryButtons
            isCorrectable={correctable !== null}
            isByHand={isByHand(data)}
            onOpen={over.choose}
          />
        )
      }
    >
      <Stack>
        {data && <EntryFacts record={data} onOpenImage={openImage} />}
        {isLoading && <Skeleton shape="text" count={8} label={t`Loading`} />}
        {isAbsent && (
          <EmptyState
            variant="no-data"
            title={t`This entry is not in the book, or it belongs to another branch`}
          />
        )}
        {error && !isAbsent && !data && (
          <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
        )}
      </Stack>
      {viewer}
    </Drawer>
  );
}
