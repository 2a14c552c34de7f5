import type { Schemas } from '@digis/api-client/contract';
import { MoneyField, Select, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound, BoundParsed } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useUser } from '#auth/user.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { useUsers } from '#api/queries/records.ts';
import {
  type FactValues,
  movementFacts,
  MovementFields,
  useNewFacts,
} from '#money/movement-facts.tsx';
import { useBirrWords } from '#i18n/birr-words.ts';
import { useRecordPetty } from './petty-cash-data.ts';

interface Values extends FactValues {
  readonly spender: string | null;
  readonly budget: number | null;
  readonly reason: string;
}

const labels = {
  spender: msg`Spender`,
  budget: msg`Budget`,
  reason: msg`Reason`,
  ...movementFacts.labels,
};

function useSpendersHere() {
  const { data = [], isLoading } = useUsers();
  const { branch } = useUser();
  const { chosen } = useCashBranch();
  const here = branch?.id ?? chosen;
  const spenders = data.filter((user) => user.branch === undefined || user.branch.id === here);
  return { spenders, isLoading };
}

export function CreatePettyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const record = useRecordPetty();
  const { spenders, isLoading } = useSpendersHere();
  const birr = useBirrWords();
  const initial: Values = { spender: null, budget: null, reason: '', ...useNewFacts() };
  const form = useRecordForm({
    name: 'petty new',
    initial,
    bodyOf: ({ spender, budget, reason, ...facts }: Values): Schemas['PettyCashInput'] => ({
      type: 'create',
      spender: Number(spender),
      budget: budget ?? 0,
      reason: reason.trim(),
      ...movementFacts.of(facts),
    }),
    write: (body, options) => record(body, { ...options, query }),
    words: ({ spender, budget }: Values) => {
      const user = spenders.find(({ id }) => String(id) === spender);
      const [name, sum] = [user ? nameOfUser(user) : '', birr(budget ?? 0)];
      return {
        done: msg`Data Saved!`,
        detail: msg`${name} may spend ${sum}.`,
        failed: msg`Something went wrong`,
      };
    },
    onSaved: onClose,
  });
  const { store } = form;
  const items = spenders.map((user) => ({ id: String(user.id), label: nameOfUser(user) }));
  return (
    <RecordDialog
      title={t`Create Petty Cash`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Bound store={store} name="spender">
        {(field) => (
          <Select
            label={t`Spender`}
            isRequired
            placeholder={t`Choose a user`}
            {...{ items, isLoading }}
            {...field}
          />
        )}
      </Bound>
      <BoundParsed store={store} name="budget">
        {(field) => <MoneyField label={t`Budget`} isRequired minValue={0.01} {...field} />}
      </BoundParsed>
      <Bound store={store} name="reason">
        {(field) => <TextArea label={t`Reason`} maxLength={2000} {...field} />}
      </Bound>
      <MovementFields store={store} branchId={query.branchId} />
    </RecordDialog>
  );
}
