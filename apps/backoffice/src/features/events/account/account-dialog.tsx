// Spec 3, D33
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { Button, Dialog, EmptyState, LedgerTable, Skeleton, Stack } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { moneyOf } from '#api/event-facts.ts';
import { imageSource } from '#api/client.ts';
import { useViewer } from '#images/record-image.tsx';
import { useCan } from '#auth/user.tsx';
import { useInstantWords } from '#lists/instant-text.tsx';
import { CERTIFICATE } from '#money/certificate/open-certificate.tsx';
import { replaceDialog } from '#navigation/dialog-acts.ts';
import { useCorrection } from '#money/correct/use-correction.tsx';
import { useEntryColumns } from './account-columns.tsx';
import { useAccount } from '../event-data.ts';
import {
  type Correctable,
  type EntryKind,
  isCorrectable,
  standsAt,
} from '#money/correct/correctable.ts';

type Entry = Schemas['EventAccountEntry'];

const kindOf = ({ state, transact_type }: Entry): EntryKind => {
  if (state === 'settled') return 'settle';
  if (state === 'withheld') return 'withholding';
  if (state === 'opened') return 'opening';
  return transact_type === 'out' ? 'refund' : 'event';
};

/** A claim that moved no money is not correctable. D172 */
function useCorrectablePayment(
  event: Schemas['Event'],
  account: AnswerOf<'readEventAccount'>,
): (entry: Entry) => Correctable | null {
  const instantWords = useInstantWords();
  return (entry) => {
    const { record, transact_type: direction, amount, createdAt } = entry;
    if (!record || !isCorrectable(entry)) return null;
    return {
      id: record.id,
      book_no: record.book_no,
      kind: kindOf(entry),
      direction,
      booked: amount,
      stands: standsAt(entry),
      about: [event.client.full_name, instantWords(createdAt)].join(' · '),
      subject: {
        kind: 'event',
        id: event.id,
        event_date: event.event_date,
        client: event.client,
        money: moneyOf(account),
      },
    };
  };
}

interface AccountDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export function AccountDialog({ event, onClose }: AccountDialogProps) {
  const { t } = useLingui();
  const { data: account, error, retry } = useAccount(event.id);
  return (
    <Dialog
      title={t`Payments: ${event.client.full_name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {account && <CertificateButton account={account} />}
          <Button variant="soft" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {account && <Account event={event} account={account} />}
      {!account && !error && <Skeleton shape="row" count={5} label={t`Loading`} />}
      {!account && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </Dialog>
  );
}

function CertificateButton({ account }: { readonly account: AnswerOf<'readEventAccount'> }) {
  const can = useCan();
  const isOffered = account.left > 0 && account.pending === 0;
  if (!isOffered || !can('Cashbook Settle Advance Payment')) return null;
  return (
    <Button variant="quiet" onPress={() => replaceDialog(CERTIFICATE)}>
      <Trans>Certificate of withheld tax</Trans>
    </Button>
  );
}

interface AccountProps {
  readonly event: Schemas['Event'];
  readonly account: AnswerOf<'readEventAccount'>;
}

function Account({ event, account }: AccountProps) {
  const { t } = useLingui();
  const [open, viewer] = useViewer();
  const instantWords = useInstantWords();
  const alt = t`Receipt`;
  const correctableOf = useCorrectablePayment(event, account);
  const { actOf, dialog } = useCorrection(account.entries.map(correctableOf));
  return (
    <Stack space="large">
      <EventMoney {...moneyOf(account)} agreed={account.claim} />
      <LedgerTable
        aria-label={t`Payments`}
        columns={useEntryColumns()}
        rows={account.entries}
        getRowId={({ key }) => key}
        getRowName={({ createdAt }) => instantWords(createdAt)}
        getDirection={({ transact_type }) => transact_type}
        rowActions={(entry) => actOf(correctableOf(entry), instantWords(entry.createdAt))}
        getRemark={({ remark }) => remark ?? null}
        getReceipt={({ proof }) =>
          proof === undefined
            ? null
            : { src: imageSource(proof), onOpen: () => open({ path: proof, alt }) }
        }
      />
      {dialog}
      {viewer}
    </Stack>
  );
}
