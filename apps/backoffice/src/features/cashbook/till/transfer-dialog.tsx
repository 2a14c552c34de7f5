// D168
import type { Schemas } from '@digis/api-client/contract';
import { MoneyField, Select } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound, BoundParsed } from '#forms/bound.tsx';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { proofFact, ProofField, RemarkField, remarkLabel } from '#money/movement-facts.tsx';
import type { ProofValues } from '#money/movement-facts.tsx';
import { type MoneyPlace, usePlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';
import { useCashBranch } from '../cashbook-data.ts';
import { useTransfer } from './till-data.ts';

const BOX = 'box';

interface Values extends ProofValues {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number | null;
  readonly remark: string;
}

const labels = {
  from: msg`Move from`,
  to: msg`Move to`,
  amount: msg`Amount`,
  remark: remarkLabel,
  ...proofFact.labels,
};

const idOf = (place: string | null) => (place === BOX || place === null ? null : Number(place));

const check = ({ from, to }: Values): FieldErrors<Values> =>
  from === to ? { to: msg`Choose another place than the first` } : {};

interface TransferDialogProps {
  readonly onClose: () => void;
}

export function TransferDialog({ onClose }: TransferDialogProps) {
  const { query } = useCashBranch();
  const places = usePlaces(query.branchId);
  return places === undefined ? null : <TransferForm places={places} onClose={onClose} />;
}

interface TransferFormProps extends TransferDialogProps {
  readonly places: readonly MoneyPlace[];
}

function useTransferForm({ places, onClose }: TransferFormProps) {
  const { query } = useCashBranch();
  const transfer = useTransfer();
  const nameOf = usePlaceName();
  const birr = useBirrWords();
  const [first] = places;
  const initial: Values = {
    from: BOX,
    to: first ? String(first.id) : BOX,
    amount: null,
    remark: '',
    ...proofFact.empty,
  };
  const named = (place: string | null) => nameOf(places.find(({ id }) => String(id) === place));
  return useRecordForm({
    name: 'transfer',
    initial,
    check,
    bodyOf: ({ from, to, amount, remark, proof }: Values): Schemas['TransferInput'] => ({
      from: idOf(from),
      to: idOf(to),
      amount: amount ?? 0,
      remark: remark.trim(),
      proof,
    }),
    write: (body, options) => transfer(body, { ...options, query }),
    words: ({ from, to, amount }: Values) => {
      const sum = birr(amount ?? 0);
      const [source, target] = [named(from), named(to)];
      return {
        done: msg`Success`,
        detail: msg`${sum} moved: ${source} → ${target}.`,
        failed: specMessages.saveFailed,
      };
    },
    onSaved: onClose,
  });
}

function TransferForm(props: TransferFormProps) {
  const { t, i18n } = useLingui();
  const nameOf = usePlaceName();
  const form = useTransferForm(props);
  const { store } = form;
  const items = [
    { id: BOX, label: nameOf(undefined) },
    ...props.places.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  return (
    <RecordDialog
      title={t`Transfer`}
      submitLabel={t`Move`}
      size="small"
      form={form}
      labels={labels}
      onClose={props.onClose}
    >
      <Bound store={store} name="from">
        {(field) => <Select label={i18n._(labels.from)} items={items} {...field} />}
      </Bound>
      <Bound store={store} name="to">
        {(field) => <Select label={i18n._(labels.to)} items={items} {...field} />}
      </Bound>
      <BoundParsed store={store} name="amount">
        {(field) => (
          <MoneyField label={i18n._(labels.amount)} isRequired minValue={0.01} {...field} />
        )}
      </BoundParsed>
      <RemarkField store={store} rows={2} />
      <ProofField store={store} />
    </RecordDialog>
  );
}
