/** Replaces unusable values by a dash or nothing, and warns developers. */
import { type BirrFormat, formatAmount, formatBirr } from '@digis/domain';
import { type IsoDate, isIsoDate } from '@digis/ethio-date';

export const DASH = '—';

/** False in production, where bundlers drop the warnings. */
export const isForDevelopers = process.env.NODE_ENV !== 'production';
const told = new Set<string>();

/** Warns once per text, because a hundred rows may have the same fault. */
export function tellDevelopers(fault: string): void {
  if (told.has(fault)) return;
  told.add(fault);
  // oxlint-disable-next-line no-console -- the only way to reach who wrote the wrong value
  console.error(`@digis/ui: ${fault}`);
}

function orElse(birr: number, show: () => string, otherwise: string): string {
  try {
    return show();
  } catch {
    if (isForDevelopers) tellDevelopers(`${birr} is not a whole number of santim`);
    return otherwise;
  }
}

export const inBirr = (birr: number, format: BirrFormat): string =>
  orElse(birr, () => formatBirr(birr, format), DASH);

export const asAmount = (birr: number): string => orElse(birr, () => formatAmount(birr), '');

/** An empty value gives no warning, because forms begin empty. */
export function usableDate(date: IsoDate | null | undefined): IsoDate | null {
  if (date === null || date === undefined || date === '') return null;
  if (isIsoDate(date)) return date;
  if (isForDevelopers) tellDevelopers(`"${date}" is not a date, YYYY-MM-DD`);
  return null;
}

/** Keeps the first item of each id, and none with NaN. */
export function withoutTwins<Item extends { readonly id: string | number }>(
  items: readonly Item[],
): readonly Item[] {
  const ids = new Set(items.map(({ id }) => id));
  ids.delete(Number.NaN);
  if (ids.size === items.length) return items;
  if (isForDevelopers) tellDevelopers('two items have the same id, or an id is NaN');
  return items.filter(({ id }) => ids.delete(id));
}
