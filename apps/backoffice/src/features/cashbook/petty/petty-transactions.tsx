/** The movements of one petty cash. Spec 2.8. */
import { Birr, Button, DataTable, Dialog, LedgerDirection, Stack } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../../api/user-name.ts';
import { RecordImage, useViewer } from '../../../images/record-image.tsx';
import type { ShownImage } from '../../../images/record-image.tsx';
import { InstantText, useInstantWords } from '../../../lists/instant-text.tsx';
import { pagesOf } from '../../../lists/list-state.ts';
import { SignedBirr } from '../../../money/signed-birr.tsx';
import { CorrectionNote } from '../../../money/correct/correction-note.tsx';
import { useCorrection } from '../../../money/correct/use-correction.tsx';
import { useCorrectableMove } from './correctable-move.ts';
import { usePettyTransactions } from './petty-cash-data.ts';
import type { PettyAccount, PettyTransaction } from './petty-cash-data.ts';

export interface PettyTransactionsProps {
  readonly account: PettyAccount;
  readonly onClose: () => void;
}

function useColumns(
  onOpenImage: (image: ShownImage) => void,
): readonly DataColumn<PettyTransaction>[] {
  const { t } = useLingui();
  return [
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount, transact_type }) => (
        <SignedBirr amount={transact_type === 'in' ? amount : -amount} />
      ),
      isFact: true,
    },
    {
      id: 'createdAt',
      header: t`Time`,
      isRowHeader: true,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      id: 'transact_type',
      header: t`Type`,
      leaves: 2,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} isPlain />,
      isFact: true,
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: (transaction) => (
        <Stack space="xxsmall">
          {!transaction.corrects && <span>{transaction.reason}</span>}
          <CorrectionNote row={transaction} reason={transaction.reason} />
        </Stack>
      ),
    },
    {
      id: 'balance_after',
      header: t`Balance`,
      align: 'end',
      cell: ({ balance_after }) => <Birr amount={balance_after} />,
    },
    {
      id: 'proof',
      header: t`Receipt`,
      isScreenOnly: true,
      leaves: 1,
      cell: ({ proof }) => <RecordImage path={proof} alt={t`Receipt`} onOpen={onOpenImage} />,
    },
  ];
}

export function PettyTransactions({ account, onClose }: PettyTransactionsProps) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const transactions = usePettyTransactions(account.id);
  const username = nameOfUser(account.user);
  const instantWords = useInstantWords();
  const correctableOf = useCorrectableMove(account);
  const { actOf, dialog } = useCorrection((transactions.data ?? []).map(correctableOf));
  return (
    <Dialog
      title={t`Petty cash of ${username}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="soft" onPress={onClose}>
          <Trans>Back To List</Trans>
        </Button>
      }
    >
      <DataTable
        aria-label={t`Petty cash of ${username}`}
        columns={useColumns(openImage)}
        {...pagesOf(transactions)}
        getRowId={({ id }) => id}
        getRowName={({ createdAt }) => instantWords(createdAt)}
        rowActions={(move) => actOf(correctableOf(move), instantWords(move.createdAt))}
      />
      {dialog}
      {viewer}
    </Dialog>
  );
}
