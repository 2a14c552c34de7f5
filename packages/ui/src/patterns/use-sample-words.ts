import { useKit, type WrittenLocale } from '../theme/kit-context.ts';

export const useSampleWords = <Words>(words: Readonly<Record<WrittenLocale, Words>>): Words =>
  words[useKit().locale];
