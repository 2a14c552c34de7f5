/** Validates a package: tiers that overlap, items that are archived. */
import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { invalid } from '../../base/errors.ts';
import { selectItemNames } from '../items/item-queries.ts';

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

/** A deleted item may stay in a package that has it, but cannot be added to another. */
export async function requireItems(
  db: Database,
  ids: readonly number[],
  kept: readonly { id: number }[] = [],
): Promise<void> {
  const names = await selectItemNames(db, ids);
  const isThere = (id: number) => names.has(id) || kept.some((item) => item.id === id);
  if (!ids.every(isThere)) throw invalid({ items: 'notFound' });
}
