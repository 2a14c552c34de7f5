import { Birr, Button, DataTable, Dialog, Stack, Text } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameOfUser } from '#api/user-name.ts';
import { useViewer } from '#images/record-image.tsx';
import type { ShownImage } from '#images/record-image.tsx';
import { InstantText, useInstantWords } from '#lists/instant-text.tsx';
import { EntryCard } from '#ledgers/entry-card.tsx';
import { SignedSum, useFactColumns, useSumColumn } from '#money/movement-columns.tsx';
import { useCostNoteAction } from '#money/costs/cost-note-action.tsx';
import { CostNoteDialog } from '#money/costs/cost-note-dialog.tsx';
import { useCostWords } from '#money/costs/cost-words.ts';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import { useCorrection } from '#money/correct/use-correction.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { usePettyTransactions, leftOf } from './petty-cash-data.ts';
import type { PettyAccount, PettyTransaction } from './petty-cash-data.ts';
import {
  type Correctable,
  type EntryKind,
  isCorrectable,
  standsAt,
} from '#money/correct/correctable.ts';

const kindOf = ({ transact_type, record }: PettyTransaction): EntryKind => {
  if (transact_type === 'in') return 'petty_add';
  return record?.book_no === undefined ? 'petty_spend' : 'petty_return';
};

function useCorrectableMove(account: PettyAccount): (move: PettyTransaction) => Correctable | null {
  const { t } = useLingui();
  const instantWords = useInstantWords();
  return (move) => {
    if (!isCorrectable(move)) return null;
    const { id, record, transact_type: direction, amount, reason, createdAt } = move;
    return {
      id,
      book_no: record?.book_no,
      kind: kindOf(move),
      direction,
      booked: amount,
      stands: standsAt(move),
      about: [reason || t`Petty Cash`, instantWords(createdAt)].join(' · '),
      subject: { kind: 'box', held: leftOf(account) },
    };
  };
}

interface PettyTransactionsProps {
  readonly account: PettyAccount;
  readonly onClose: () => void;
}

function useColumns(
  onOpenImage: (image: ShownImage) => void,
): readonly DataColumn<PettyTransaction>[] {
  const { t } = useLingui();
  const instantWords = useInstantWords();
  return [
    useSumColumn(),
    {
      id: 'createdAt',
      header: t`Time`,
      isRowHeader: true,
      width: '296px',
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      id: 'transact_type',
      header: t`Type`,
      leaves: 2,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} isPlain />,
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: (move) => <WhatFor move={move} />,
    },
    {
      id: 'balance_after',
      header: t`Balance`,
      align: 'end',
      cell: ({ balance_after }) => <Birr value={balance_after} />,
    },
    ...useFactColumns<PettyTransaction>({
      nameOf: ({ createdAt }) => instantWords(createdAt),
      onOpenImage,
    }),
  ];
}

function WhatFor({ move }: { readonly move: PettyTransaction }) {
  const cost = useCostWords()(move);
  return (
    <Stack space="xxsmall">
      {!move.corrects && <span>{move.reason}</span>}
      <CorrectionNote row={move} reason={move.reason} />
      {cost !== '' && (
        <Text as="span" size="small" tone="muted">
          {cost}
        </Text>
      )}
    </Stack>
  );
}

function useCostNote() {
  const { t } = useLingui();
  const action = useCostNoteAction();
  const { query } = useCashBranch();
  const [noted, setNoted] = useState<PettyTransaction | null>(null);
  const isSpent = (move: PettyTransaction) => kindOf(move) === 'petty_spend' && !move.corrects;
  return {
    actionsOf: (move: PettyTransaction) =>
      action && isSpent(move) ? [action(() => setNoted(move))] : [],
    dialog: noted && (
      <CostNoteDialog
        row={noted}
        about={noted.reason || t`Petty Cash`}
        branchId={query.branchId}
        onClose={() => setNoted(null)}
      />
    ),
  };
}

export function PettyTransactions({ account, onClose }: PettyTransactionsProps) {
  const { t } = useLingui();
  const [openImage, viewer] = useViewer();
  const transactions = usePettyTransactions(account.id);
  const username = nameOfUser(account.user);
  const instantWords = useInstantWords();
  const correctableOf = useCorrectableMove(account);
  const cost = useCostNote();
  const { actOf, dialog } = useCorrection(transactions.rows.map(correctableOf));
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
        {...transactions}
        getRowId={({ id }) => id}
        getRowName={({ createdAt }) => instantWords(createdAt)}
        renderCard={(move) => (
          <EntryCard
            what={<WhatFor move={move} />}
            amount={<SignedSum of={move} />}
            entry={move}
            direction={<LedgerDirection direction={move.transact_type} isPlain />}
            name={instantWords(move.createdAt)}
            onOpenImage={openImage}
          />
        )}
        rowActions={(move) =>
          actOf(correctableOf(move), instantWords(move.createdAt), cost.actionsOf(move))
        }
      />
      {dialog}
      {cost.dialog}
      {viewer}
    </Dialog>
  );
}
