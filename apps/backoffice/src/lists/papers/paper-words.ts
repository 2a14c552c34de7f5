import {
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  isoToEt,
  isTime,
} from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import type { WrittenLocale } from '@digis/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { useCallback, useEffect, useState } from 'react';
import { translatorOf } from '../../i18n/language.ts';

export const paperLanguages = ['am', 'en', 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

export interface PaperWords {
  readonly languages: readonly WrittenLocale[];
  readonly tell: (word: MessageDescriptor) => string;
}

const languagesOf = (choice: PaperLanguage): readonly WrittenLocale[] =>
  choice === 'both' ? ['am', 'en'] : [choice];

type Known = Partial<Record<WrittenLocale, I18n>>;

export function usePaperWords(choice: PaperLanguage) {
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

function wordsIn(languages: readonly WrittenLocale[], known: Known): PaperWords | undefined {
  const spoken = languages.flatMap((one) => known[one] ?? []);
  if (spoken.length < languages.length) return undefined;
  return { languages, tell: (word) => spoken.map((one) => one._(word)).join(' / ') };
}

type Languages = PaperWords['languages'];

export const paperDay = (day: IsoDate, languages: Languages): string =>
  languages
    .map(
      (one) => `${formatEtDate(isoToEt(day), 'full', one)} (${formatGregorian(day, 'long', one)})`,
    )
    .join(' / ');

export const paperTime = (time: string, languages: Languages): string =>
  isTime(time) ? languages.map((one) => formatEthiopianTime(time, one)).join(' / ') : time;
