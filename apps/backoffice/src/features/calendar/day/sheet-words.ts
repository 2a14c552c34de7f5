/** The words of the day sheet, in Amharic, English or both. SPEC: B14 */
import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { languageOf } from '../../../i18n/language.ts';
import type { Language } from '../../../i18n/language.ts';

export const sheetLanguages = ['am', 'en', 'both'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

export const sheetWords = {
  daySheet: msg`Day sheet`,
  events: msg`Events`,
  guests: msg`Guests`,
  plates: msg`Additional plates`,
  custom: msg`Custom`,
  menu: msg`Menu`,
  additional: msg`Additional items`,
  staff: msg`Employees`,
  nobody: msg`nobody assigned`,
  vendors: msg`Vendors`,
  remark: msg`Remark`,
  left: msg`Left to pay`,
  packed: msg`packed`,
  gone: msg`left the kitchen`,
  back: msg`came back`,
  totals: msg`Kitchen totals`,
  printed: msg`Printed`,
};

export interface SheetWords {
  readonly languages: readonly Language[];
  /** In both languages `Amharic / English`. */
  readonly say: (word: keyof typeof sheetWords) => string;
}

/** Undefined until the words of both languages are loaded. */
export function useSheetWords(choice: SheetLanguage): SheetWords | undefined {
  const [known, setKnown] = useState<Record<Language, I18n>>();
  useEffect(() => {
    const load = async () => {
      try {
        setKnown({ am: await languageOf('am'), en: await languageOf('en') });
      } catch {
        // The skeleton stays; opening the sheet again asks again.
      }
    };
    void load();
  }, []);
  if (!known) return undefined;
  const languages: readonly Language[] = choice === 'both' ? ['am', 'en'] : [choice];
  const inAll = (word: MessageDescriptor) => languages.map((one) => known[one]._(word)).join(' / ');
  return { languages, say: (word) => inAll(sheetWords[word]) };
}

/** The day in both calendars, in each of the languages. */
export const sheetDay = (day: IsoDate, languages: readonly Language[]): string =>
  languages
    .map(
      (one) => `${formatEtDate(isoToEt(day), 'full', one)} (${formatGregorian(day, 'long', one)})`,
    )
    .join(' / ');

/** How many people eat of each item, the most first. */
export function kitchenTotals(
  events: readonly Schemas['Event'][],
  itemsOf: (event: Schemas['Event']) => readonly { readonly name: string }[],
): (readonly [name: string, people: number])[] {
  const totals = new Map<string, number>();
  for (const event of events)
    for (const { name } of itemsOf(event))
      totals.set(name, (totals.get(name) ?? 0) + event.num_of_people + event.additional_plates);
  return [...totals].toSorted(([, a], [, b]) => b - a);
}
