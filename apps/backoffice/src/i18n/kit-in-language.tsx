/** The kit in the language of the interface and by the server's clock. */
import { KitProvider } from '@digis/ui';
import type { KitProviderProps } from '@digis/ui';
import { now } from '../browser/clock.ts';
import { kitWordsIn, useLanguage } from './language.ts';

export type KitInLanguageProps = Omit<KitProviderProps, 'locale' | 'strings' | 'now'>;

/** SPEC: D10 */
const TOAST_TIMEOUT = 3000;

export function KitInLanguage(props: KitInLanguageProps) {
  const language = useLanguage();
  return (
    <KitProvider
      {...props}
      locale={language}
      strings={kitWordsIn(language)}
      now={now}
      toastTimeout={TOAST_TIMEOUT}
    />
  );
}
