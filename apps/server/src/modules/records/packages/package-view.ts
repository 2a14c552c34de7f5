/** A package on the wire: written with `pricing`, read with `prices` (D36). */
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

/**
 * Two tiers that share a size of party would leave its price to chance. A gap between tiers is
 * allowed: the form warns of it, and an event of that size is refused when it is scheduled.
 */
// SPEC: D59
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

/** A package as the action log shows it: with names and birr. */
export const packageContent = ({ name, terms, items, tiers, twin }: PackageRow) => ({
  name,
  terms,
  fasting_package: twin?.name ?? '',
  items: items.map((item) => item.name),
  pricing: tiers.map(tierView),
});

/** The body of an edit that changes nothing. */
export const contentOf = ({ name, terms, items, tiers, twin }: PackageRow): NewPackage => ({
  name,
  terms,
  twin: twin?.id ?? null,
  items: items.map((item) => item.id),
  tiers: tiers.map(({ min, max, value }) => ({ min, max, value })),
});
