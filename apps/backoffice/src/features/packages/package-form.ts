/** The form of a package without its view: values, validation, and the body it sends. Spec 2.12, 5. */
import type { Schemas } from '@digis/api-client/contract';
import { areTiersFaulty, emptyTier, isBlankTier, tierRows } from '@digis/ui/catering';
import type { TierRow } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '../../forms/form-store.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface PackageFormValues {
  readonly name: string;
  readonly items: readonly number[];
  readonly pricing: readonly TierRow[];
}

export const packageLabels = {
  name: msg`Package Name`,
  items: msg`Items`,
  pricing: msg`Pricing`,
};

export const valuesOf = (offer: Schemas['Package'] | null): PackageFormValues => ({
  name: offer?.name ?? '',
  items: offer?.items.map(({ id }) => id) ?? [],
  pricing: offer ? tierRows(offer.prices) : [emptyTier],
});

/** The field itself shows errors within its rows; a missing price is reported here only. */
const pricesFault = (rows: readonly TierRow[]) => {
  if (rows.every(isBlankTier)) return specMessages.pricesMissing;
  return areTiersFaulty(rows) ? msg`Some prices need attention` : undefined;
};

export function checkPackage(values: PackageFormValues): FieldErrors<PackageFormValues> {
  const pricing = pricesFault(values.pricing);
  return {
    ...(values.items.length === 0 && { items: specMessages.itemsMissing }),
    ...(pricing && { pricing }),
  };
}

/** Of a form that the check found nothing wrong with. */
export const packageBody = ({
  name,
  items,
  pricing,
}: PackageFormValues): Schemas['PackageInput'] => ({
  name: name.trim(),
  items: [...items],
  pricing: pricing.map(({ min, max, value }) => ({
    min: min ?? 0,
    max: max ?? 0,
    value: value ?? 0,
  })),
});
