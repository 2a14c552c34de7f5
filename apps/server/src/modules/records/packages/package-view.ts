/** Written as `pricing`, read as `prices` (D36). */
import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { PriceTier } from '#db/tables/catalogue.ts';
import type { NewPackage, PackageRow } from './package-queries.ts';

export const tierView = ({ min, max, value }: PriceTier): Schemas['Tier'] => ({
  min,
  max,
  value: toBirr(value),
});

export const packageView = (row: PackageRow): Schemas['Package'] => ({
  id: row.id,
  name: row.name,
  prices: row.tiers.map(tierView),
  items: row.items,
  ...(row.menu && { menu: row.menu }),
  ...(row.terms !== '' && { terms: row.terms }),
  ...(row.twin !== null && { fasting_package: row.twin }),
  createdAt: row.created_at.toISOString(),
});

/** Overlaps make the price ambiguous; gaps are allowed. D59 */
export function requireTiers(pricing: readonly Schemas['Tier'][]): void {
  const errors: Record<string, FieldErrorCode> = {};
  pricing.forEach(({ min, max }, row) => {
    if (max < min) errors[`pricing.${row}.max`] = 'minimum';
    const overlaps = pricing.some((other, at) => at < row && min <= other.max && other.min <= max);
    if (overlaps) errors[`pricing.${row}.min`] = 'overlap';
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export const packageFrom = (body: Schemas['PackageInput']): NewPackage => ({
  name: tidyText(body.name),
  items: body.items,
  tiers: body.pricing
    .map(({ min, max, value }) => ({ min, max, value: toSantim(value) }))
    .toSorted((a, b) => a.min - b.min),
  ...(body.terms !== undefined && { terms: body.terms.trim() }),
  ...(body.fasting_package !== undefined && { twin: body.fasting_package }),
});

export const packageContent = ({ name, terms, items, tiers, twin }: PackageRow) => ({
  name,
  terms,
  fasting_package: twin?.name ?? '',
  items: items.map((item) => item.name),
  pricing: tiers.map(tierView),
});

export const contentOf = ({ name, terms, items, tiers, twin }: PackageRow): NewPackage => ({
  name,
  terms,
  twin: twin?.id ?? null,
  items: items.map((item) => item.id),
  tiers: tiers.map(({ min, max, value }) => ({ min, max, value })),
});
