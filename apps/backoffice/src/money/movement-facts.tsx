/** Facts of a movement of money beyond its amount: the fields of every dialog that moves money, and their part of the body. */
import type { Schemas } from '@digis/api-client/contract';
import { TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '../forms/form-store.ts';
import { useField } from '../forms/use-field.ts';
import { RecordImageField } from '../images/image-field.tsx';

export interface FactValues {
  /** The path of the picture that proves it. */
  readonly proof: string | null;
}

/** What each form of a movement has of its facts; `of` takes from its values what is sent. */
export const movementFacts = {
  labels: { proof: msg`Receipt` },
  empty: { proof: null },
  of: ({ proof }: FactValues): Schemas['MovementFacts'] => ({ proof }),
};

export function MovementFields<Values extends FactValues>({
  store,
}: {
  readonly store: FormStore<Values>;
}) {
  const { i18n } = useLingui();
  return (
    <RecordImageField label={i18n._(movementFacts.labels.proof)} {...useField(store, 'proof')} />
  );
}

export const remarkLabel = msg`Remark`;

export interface RemarkFieldProps<Values extends object> {
  readonly store: FormStore<Values>;
  readonly isRequired?: boolean;
  readonly rows?: number;
}

/** The words of a movement, where they are not called a reason. */
export function RemarkField<Values extends { readonly remark: string }>({
  store,
  ...look
}: RemarkFieldProps<Values>) {
  const { i18n } = useLingui();
  const remark = useField(store, 'remark');
  return <TextArea label={i18n._(remarkLabel)} maxLength={2000} {...look} {...remark} />;
}
