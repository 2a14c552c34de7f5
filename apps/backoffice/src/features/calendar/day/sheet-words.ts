/** The words of the day sheet, in Amharic, English or both. */
import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import type { WrittenLocale } from '@digis/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { translatorOf } from '#i18n/language.ts';

export const sheetLanguages = ['am', 'en', 'both'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

export const sheetWords = {
  daySheet: msg`Day sheet`,
  events: msg`Events`,
  guests: msg`Guests`,
  plates: msg`Additional plates`,
  custom: msg`Custom`,
  time: msg`Time`,
  client: msg`Client`,
  offer: msg`Package`,
  place: msg`Place`,
  onSite: msg`on site`,
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
  readonly languages: readonly WrittenLocale[];
  /** For both languages `Amharic / English`. */
  readonly say: (word: keyof typeof sheetWords) => string;
}

const languagesOf = (choice: SheetLanguage): readonly WrittenLocale[] =>
  choice === 'both' ? ['am', 'en'] : [choice];

type Known = Partial<Record<WrittenLocale, I18n>>;

/** The words of the chosen languages, once they are loaded. */
export function useSheetWords(choice: SheetLanguage) {
  const [known, setKnown] = useState<Known>({});
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    const add = async (language: WrittenLocale) => {
      const words = await translatorOf(language);
      setKnown((before) => ({ ...before, [language]: words }));
    };
    Promise.all(languagesOf(choice).map(add)).catch(() => setHasFailed(true));
  }, [choice]);
  useEffect(load, [load]);
  const retry = () => {
    setHasFailed(false);
    load();
  };
  return { words: wordsIn(languagesOf(choice), known), hasFailed, retry };
}

/** Undefined while one of the languages is not loaded. */
function wordsIn(languages: readonly WrittenLocale[], known: Known): SheetWords | undefined {
  const spoken = languages.flatMap((one) => known[one] ?? []);
  if (spoken.length < languages.length) return undefined;
  const inAll = (word: MessageDescriptor) => spoken.map((one) => one._(word)).join(' / ');
  return { languages, say: (word) => inAll(sheetWords[word]) };
}

/** Words that stay in one line; a long text may break between its words. */
const glued = (text: string) => (text.length > 36 ? text : text.replaceAll(' ', '\u00a0'));

/** A box to tick with a pen before each, which never parts from its name. */
export const toTick = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => `☐\u00a0${glued(name)}`).join('\u2003');

/** "ዶሮ ወጥ 670 · ክትፎ 670", each with its number. */
export const inTotal = (totals: readonly (readonly [name: string, people: string])[]): string =>
  totals.map(([name, people]) => glued(`${name} ${people}`)).join(' · ');

/** The day in both calendars, in each of the languages. */
export const sheetDay = (day: IsoDate, languages: readonly WrittenLocale[]): string =>
  languages
    .map(
      (one) => `${formatEtDate(isoToEt(day), 'full', one)} (${formatGregorian(day, 'long', one)})`,
    )
    .join(' / ');

/** The number of guests for each item, the largest first. */
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
