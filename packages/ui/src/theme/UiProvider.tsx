/** The provider around an app: language, calendar, colour scheme, clock and navigation of all kit components. */
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import { installAriaWords } from '../i18n/install-aria-words.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';
import type { KitLocale } from './kit-context.ts';
import { KitProvider, type KitProviderProps } from './KitProvider.tsx';

export type UiProviderProps = Omit<KitProviderProps, 'strings'>;

// Here and not where a word is used, so that one component alone costs no dictionary.
const strings = { en, am } satisfies Record<KitLocale, KitStrings>;

// Before the first render: React Aria reads its dictionary once and keeps it.
installAriaWords();

/** Put one around the app. Its settings apply to dialogs, menus and toasts too. */
export function UiProvider(props: UiProviderProps) {
  return <KitProvider {...props} strings={strings[props.locale ?? 'en']} />;
}
