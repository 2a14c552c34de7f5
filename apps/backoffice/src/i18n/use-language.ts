/** The language the interface is in; whoever asks is drawn again when it changes. */
import { useLingui } from '@lingui/react';
import type { Language } from './catalogue.ts';

export const useLanguage = (): Language => (useLingui().i18n.locale === 'am' ? 'am' : 'en');
