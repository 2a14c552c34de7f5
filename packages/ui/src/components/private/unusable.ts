/** Values that cannot be shown: a dash or nothing in their place, and a line in the console of developers. */
import { type BirrFormat, formatAmount, formatBirr } from '@digis/domain';
import { type IsoDate, isIsoDate } from '@digis/ethio-date';

export const DASH = '—';

const told = new Set<string>();

/** Once for each fault, and only in development: a list of a hundred rows has the same one a hundred times. */
export function tellDevelopers(fault: string): void {
  if (process.env.NODE_ENV === 'production' || told.has(fault)) return;
  told.add(fault);
  // oxlint-disable-next-line no-console -- the only way to reach who wrote the wrong value
  console.error(`@digis/ui: ${fault}`);
}

function orElse<Shown>(show: () => Shown, otherwise: Shown, fault: string): Shown {
  try {
    return show();
  } catch {
    tellDevelopers(fault);
    return otherwise;
  }
}

const noAmount = (birr: number) => `${birr} is not a whole number of santim`;

/** `12,500 Br`, or a dash. */
export const inBirr = (birr: number, format: BirrFormat): string =>
  orElse(() => formatBirr(birr, format), DASH, noAmount(birr));

/** `12,500`, or nothing. */
export const asAmount = (birr: number): string =>
  orElse(() => formatAmount(birr), '', noAmount(birr));

/** The date, or null where there is none: an empty text is no fault, it is what forms begin with. */
export function usableDate(date: IsoDate | null | undefined): IsoDate | null {
  if (date === null || date === undefined || date === '') return null;
  if (isIsoDate(date)) return date;
  tellDevelopers(`"${date}" is not a date, YYYY-MM-DD`);
  return null;
}

/** Each item once: of two with the same id the first, because only one of them could be chosen. */
export function withoutTwins<Item extends { readonly id: string | number }>(
  items: readonly Item[],
): readonly Item[] {
  const ids = new Set(items.map(({ id }) => id));
  if (ids.size === items.length) return items;
  tellDevelopers('two items have the same id');
  return items.filter(({ id }) => ids.delete(id));
}
