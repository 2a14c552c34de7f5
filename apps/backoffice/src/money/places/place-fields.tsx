import { Button, Checkbox, Inline, Select, Stack, Text } from '@digis/ui';
import { ReferenceField } from '@digis/ui/catering';
import { referenceKey } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { useField, useFormValue, useParsedField } from '../../forms/use-field.ts';
import { factLabels, type PaidValues } from './paid-values.ts';
import { type MoneyPlace, useLastPlace, usePlaces } from './place-data.ts';
import { hasReference, usePlaceName } from './place-words.ts';
import { ReceiptLink } from './receipt-link.tsx';

const BOX = 'box';

export interface PlaceFieldsProps<Values extends PaidValues> {
  readonly store: FormStore<Values>;
  /** @default the user's own */
  readonly branchId?: number | undefined;
}

export function PlaceFields<Values extends PaidValues>(props: PlaceFieldsProps<Values>) {
  const { store, branchId } = props;
  const places = usePlaces(branchId);
  const place = useFormValue(store, (values) => values.place);
  const known = places?.find(({ id }) => id === place);
  const isGone = places !== undefined && place !== null && known === undefined;
  useEffect(() => {
    if (isGone) store.set('place', null);
  }, [isGone, store]);
  if (places === undefined || places.length === 0) return null;
  return (
    <Stack space="small">
      <PlaceSelect store={store} places={places} />
      {known && hasReference(known.kind) && <References store={store} />}
    </Stack>
  );
}

interface PlaceSelectProps<Values extends PaidValues> {
  readonly store: FormStore<Values>;
  readonly places: readonly MoneyPlace[];
}

function PlaceSelect<Values extends PaidValues>({ store, places }: PlaceSelectProps<Values>) {
  const { i18n } = useLingui();
  const nameOf = usePlaceName();
  const { remember } = useLastPlace();
  const { value, onChange, ...field } = useField(store, 'place');
  return (
    <Select
      {...field}
      label={i18n._(factLabels.place)}
      items={[
        { id: BOX, label: nameOf(undefined) },
        ...places.map((place) => ({
          id: String(place.id),
          label: place.digits === undefined ? place.name : `${place.name} · ${place.digits}`,
        })),
      ]}
      value={value === null ? BOX : String(value)}
      onChange={(id) => {
        const chosen = id === BOX ? null : Number(id);
        onChange(chosen);
        remember(chosen);
      }}
    />
  );
}

function References<Values extends PaidValues>({ store }: Pick<PlaceFieldsProps<Values>, 'store'>) {
  const { t, i18n } = useLingui();
  const reference = useParsedField(store, 'reference');
  const second = useParsedField(store, 'second_reference');
  const [isUnfolded, setUnfolded] = useState(false);
  const hasSecond = isUnfolded || second.value !== '' || second.errorMessage !== undefined;
  return (
    <>
      <ReferenceField
        {...reference}
        label={i18n._(factLabels.reference)}
        description={t`The number of the transfer, or the link of its receipt`}
        isRequired
        onChange={(text) => {
          // Clears the evidence: an edited reference counts as typed.
          if (referenceKey(text) !== referenceKey(reference.value)) store.set('evidence', null);
          reference.onChange(text);
        }}
      />
      {hasSecond ? (
        <ReferenceField {...second} label={i18n._(factLabels.second_reference)} />
      ) : (
        <Inline>
          <Button
            size="small"
            variant="quiet"
            icon={<Plus aria-hidden />}
            onPress={() => setUnfolded(true)}
          >
            {t`The other side's reference`}
          </Button>
        </Inline>
      )}
      <ReceiptSeen store={store} reference={reference.value} />
    </>
  );
}

interface ReceiptSeenProps<Values extends PaidValues> {
  readonly store: FormStore<Values>;
  readonly reference: string;
}

/** Asks whether the user saw the receipt on the bank's page; nothing is fetched here. D167 */
function ReceiptSeen<Values extends PaidValues>({ store, reference }: ReceiptSeenProps<Values>) {
  const { t } = useLingui();
  const evidence = useFormValue(store, (values) => values.evidence);
  if (!/^https:\/\//iu.test(reference.trim())) return null;
  return (
    <Stack space="xsmall">
      <Text size="small" as="div">
        <ReceiptLink address={reference.trim()} />
      </Text>
      <Checkbox
        isSelected={evidence === 'receipt'}
        onChange={(isSeen) => store.set('evidence', isSeen ? 'receipt' : null)}
      >
        {t`I saw the bank's own page`}
      </Checkbox>
    </Stack>
  );
}
