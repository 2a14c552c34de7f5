/** An Ethiopian month in a list of months. */
import { type Locale, monthNames } from '@digis/ethio-date';

/** SPEC: D24 - English shows the name as it is written beside the name as it is said. */
export function monthLabel(month: number, locale: Locale): string {
  const written = monthNames.am[month - 1] ?? '';
  return locale === 'am' ? written : `${written} · ${monthNames.en[month - 1] ?? ''}`;
}
