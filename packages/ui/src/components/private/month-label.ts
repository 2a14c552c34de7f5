/** An Ethiopian month in a list of months. */
import { type EtDateWords, type Locale, monthNames } from '@digis/ethio-date';

/** SPEC: D24 - English shows the name as it is written beside the name as it is said. */
export function monthLabel(month: number, locale: Locale, said?: EtDateWords): string {
  const own = said?.monthNames?.[month - 1];
  if (own !== undefined) return own;
  const written = monthNames.am[month - 1] ?? '';
  return locale === 'am' ? written : `${written} · ${monthNames.en[month - 1] ?? ''}`;
}
