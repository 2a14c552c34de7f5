import type { Schemas } from '@digis/api-client/contract';
import { TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '../forms/form-store.ts';
import { useField } from '../forms/use-field.ts';
import { RecordImageField } from '../images/image-field.tsx';
import { atTheBox, factLabels, type PaidValues, paidOf } from './places/paid-values.ts';
import { useLastPlace } from './places/place-data.ts';
import { PlaceFields } from './places/place-fields.tsx';

export interface ProofValues {
  readonly proof: string | null;
}

export interface FactValues extends ProofValues, PaidValues {}

export const proofFact = { labels: { proof: msg`Receipt` }, empty: { proof: null } };

export const movementFacts = {
  labels: { ...factLabels, ...proofFact.labels },
  empty: { ...atTheBox, ...proofFact.empty },
  of: ({ proof, ...paid }: FactValues): Schemas['MovementFacts'] => ({ proof, ...paidOf(paid) }),
};

export function useNewFacts(): FactValues {
  const { place } = useLastPlace();
  return { ...movementFacts.empty, place };
}

type Shown = Pick<
  Schemas['ShownMovement'],
  'place' | 'reference' | 'second_reference' | 'evidence'
>;

export const factsOfRecord = ({
  place,
  reference,
  second_reference: second,
  evidence,
}: Shown): FactValues | null =>
  place?.id === undefined
    ? null
    : {
        ...movementFacts.empty,
        place: place.id,
        reference: reference ?? '',
        second_reference: second ?? '',
        evidence: evidence ?? null,
      };

interface MovementFieldsProps<Values extends FactValues> {
  readonly store: FormStore<Values>;
  /** @default the user's own */
  readonly branchId?: number | undefined;
}

export const MovementFields = <Values extends FactValues>(props: MovementFieldsProps<Values>) => (
  <>
    <PlaceFields {...props} />
    <ProofField store={props.store} />
  </>
);

export function ProofField<Values extends ProofValues>({
  store,
}: {
  readonly store: FormStore<Values>;
}) {
  const { i18n } = useLingui();
  return <RecordImageField label={i18n._(proofFact.labels.proof)} {...useField(store, 'proof')} />;
}

export const remarkLabel = msg`Remark`;

interface RemarkFieldProps<Values extends object> {
  readonly store: FormStore<Values>;
  readonly isRequired?: boolean;
  readonly rows?: number;
}

export function RemarkField<Values extends { readonly remark: string }>({
  store,
  ...look
}: RemarkFieldProps<Values>) {
  const { i18n } = useLingui();
  const remark = useField(store, 'remark');
  return <TextArea label={i18n._(remarkLabel)} maxLength={2000} {...look} {...remark} />;
}
