import type { DateLanguage } from '@digis/ethio-date';
import { useMemo } from 'react';
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import { om, omDates } from '../i18n/om.ts';
import { ti, tiDates } from '../i18n/ti.ts';
import { installAriaWords } from '../i18n/install-aria-words.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';
import { KitProvider, type KitProviderProps } from './KitProvider.tsx';
import { languageChain } from './language-chain.ts';

export interface UiProviderProps extends Omit<KitProviderProps, 'strings'> {
  /**
   * Replaces words of the kit, for an unsupported language or another wording. Pass the same object
   * at every render.
   */
  strings?: Partial<KitStrings>;
}

// Components must not import this, because they would bundle all dictionaries.
const words: Readonly<Record<string, Partial<KitStrings>>> = { en, am, om, ti };

const ownDates: Readonly<Record<string, DateLanguage>> = { om: omDates, ti: tiDates };

const datesOf = (locale: string): DateLanguage | undefined =>
  ownDates[locale.split('-')[0] ?? locale];

const wordsOf = (locale: string, own?: Partial<KitStrings>): KitStrings =>
  Object.assign(
    { ...en },
    ...languageChain(locale).map((_, at, chain) => words[chain.at(-1 - at) ?? '']),
    own,
  );

// Runs on import, because React Aria reads its dictionary only once.
installAriaWords();

/** Render one around the app. Its settings also apply to dialogs, menus and toasts. */
export function UiProvider({ strings: own, ...props }: UiProviderProps) {
  const { locale = 'en' } = props;
  const strings = useMemo(() => wordsOf(locale, own), [locale, own]);
  return <KitProvider {...props} strings={strings} dates={props.dates ?? datesOf(locale)} />;
}
