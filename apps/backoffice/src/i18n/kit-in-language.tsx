import { KitProvider } from '@digis/ui';
import type { KitProviderProps } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { now } from '../browser/clock.ts';
import { useLatinLetters, useSchemeChoice } from '../browser/preferences.ts';
import { kitWordsIn, useInterfaceLanguage } from './language.ts';

type KitInLanguageProps = Omit<
  KitProviderProps,
  'locale' | 'strings' | 'now' | 'writesAmharic' | 'colorScheme'
>;

/** D10 */
const TOAST_TIMEOUT = 3000;

export function KitInLanguage(props: KitInLanguageProps) {
  const language = useInterfaceLanguage();
  const { t } = useLingui();
  const [letters] = useLatinLetters();
  const [scheme] = useSchemeChoice();
  const required = t`This is required`;
  const strings = useMemo(() => ({ ...kitWordsIn(language), required }), [language, required]);
  return (
    <KitProvider
      {...props}
      locale={language}
      strings={strings}
      now={now}
      toastTimeout={TOAST_TIMEOUT}
      colorScheme={scheme}
      writesAmharic={letters === 'amharic'}
    />
  );
}
