// Spec 2.8, 5, D80
import { toBirr, toSantim } from '@digis/domain';
import { Birr, MoneyField, RadioGroup, Text, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { nameOfUser } from '#api/user-name.ts';
import type { FieldErrors, FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound, BoundParsed } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { FoldedCostFields } from '#money/costs/cost-fields.tsx';
import { costFacts, type CostValues } from '#money/costs/cost-values.ts';
import {
  type FactValues,
  movementFacts,
  MovementFields,
  ProofField,
  useNewFacts,
} from '#money/movement-facts.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { leftOf, useAddToPetty, useRecordPetty } from './petty-cash-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';
import { useField } from '#forms/use-field.ts';

const spendKindIds = ['food', 'transport', 'fuel', 'repair', 'other'] as const;

type SpendKind = (typeof spendKindIds)[number];

const spendKinds: Readonly<Record<SpendKind, MessageDescriptor>> = {
  food: msg`Food and drinks`,
  transport: msg`Transport`,
  fuel: msg`Gas and charcoal`,
  repair: msg`Repairs`,
  other: msg`Something else`,
};

function reasonOf(
  kind: SpendKind | null,
  words: string,
  translate: (message: MessageDescriptor) => string,
): string {
  const said = kind === null || kind === 'other' ? '' : translate(spendKinds[kind]);
  return [said, words.trim()].filter(Boolean).join(': ');
}

const categoryOf = (kind: SpendKind | null): CostValues['category'] =>
  kind === null || kind === 'repair' || kind === 'other' ? null : kind;

export type PettyMove = 'spend' | 'add' | 'return';

interface PettyMoveDialogProps {
  readonly move: PettyMove;
  readonly account: PettyAccount;
  readonly onClose: () => void;
}

interface Values extends FactValues, CostValues {
  readonly kind: SpendKind | null;
  readonly amount: number | null;
  readonly reason: string;
}

const labels = {
  amount: msg`Amount`,
  kind: msg`What for`,
  reason: msg`Reason`,
  ...movementFacts.labels,
  ...costFacts.labels,
};
const titles = { spend: msg`Spend`, add: msg`Add Amount`, return: msg`Return to the book` };

function useMoveForm(props: PettyMoveDialogProps) {
  const { i18n } = useLingui();
  const { move, account, onClose } = props;
  const movedWords = useMovedWords(props);
  const { query } = useCashBranch();
  const record = useRecordPetty();
  const add = useAddToPetty();
  const left = leftOf(account);
  const facts = useFactsOf(move);
  const initial: Values = { kind: null, amount: null, reason: '', ...facts, ...costFacts.empty };
  const check = (values: Values): FieldErrors<Values> => ({
    ...(move !== 'add' &&
      (values.amount ?? 0) > left && { amount: msg`Amount is greater than left balance` }),
  });
  return useRecordForm({
    name: `petty ${move} ${account.id}`,
    initial,
    check,
    bodyOf: ({ kind, amount, reason, eventId, category, ...facts }: Values) => ({
      amount: amount ?? 0,
      reason: reasonOf(kind, reason, i18n._.bind(i18n)),
      ...(move === 'spend'
        ? {
            proof: facts.proof,
            ...costFacts.of({ eventId, category: category ?? categoryOf(kind) }),
          }
        : movementFacts.of(facts)),
      pettycashId: account.id,
    }),
    write: async (body, options) => {
      if (move === 'add') await add({ type: 'add_amount', ...body }, { ...options, query });
      else await record({ type: move, ...body }, { ...options, query });
    },
    words: (values: Values) => ({
      done: msg`Data Saved!`,
      detail: movedWords(values.amount ?? 0),
      failed: msg`Something went wrong`,
    }),
    onSaved: onClose,
  });
}

function useFactsOf(move: PettyMove): FactValues {
  const facts = useNewFacts();
  return move === 'spend' ? movementFacts.empty : facts;
}

function useMovedWords({ move, account }: PettyMoveDialogProps) {
  const birr = useBirrWords();
  const username = nameOfUser(account.user);
  return (amount: number) => {
    const after = toSantim(leftOf(account)) + (move === 'add' ? 1 : -1) * toSantim(amount);
    const [sum, left] = [birr(amount), birr(toBirr(after))];
    return msg`${sum}. ${username} has ${left} left.`;
  };
}

export function PettyMoveDialog(props: PettyMoveDialogProps) {
  const { move, account, onClose } = props;
  const { t, i18n } = useLingui();
  const form = useMoveForm(props);
  const { query } = useCashBranch();
  const { store } = form;
  return (
    <RecordDialog
      title={i18n._(titles[move])}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Text>
        <Trans>
          {nameOfUser(account.user)} has <Birr value={leftOf(account)} /> left
        </Trans>
      </Text>
      <BoundParsed store={store} name="amount">
        {(field) => <MoneyField label={t`Amount`} isRequired minValue={0.01} {...field} />}
      </BoundParsed>
      {move === 'spend' && <WhatFor store={store} />}
      <Bound store={store} name="reason">
        {(field) => <TextArea label={t`Reason`} maxLength={1950} {...field} />}
      </Bound>
      {move === 'spend' ? (
        <>
          <ProofField store={store} />
          <FoldedCostFields store={store} branchId={query.branchId} />
        </>
      ) : (
        <MovementFields store={store} branchId={query.branchId} />
      )}
    </RecordDialog>
  );
}

function WhatFor({ store }: { readonly store: FormStore<Values> }) {
  const { t, i18n } = useLingui();
  const items = spendKindIds.map((id) => ({ id, label: i18n._(spendKinds[id]) }));
  return (
    <RadioGroup<SpendKind>
      label={t`What for`}
      orientation="horizontal"
      items={items}
      {...useField(store, 'kind')}
    />
  );
}
