/** The choices of a field in words, for a list to choose from. */
import type { ImportField } from './import-fields.ts';
import { useLingui } from '@lingui/react/macro';

/** The id is a word that the field is read by. The first Amharic word of a choice is its name in Amharic, the first of all in English. */
export function useChoiceWords() {
  const { i18n } = useLingui();
  const isAmharic = i18n.locale === 'am';
  return ({ choices = {} }: ImportField) =>
    Object.values(choices).map((words) => {
      const [first = ''] = words;
      const amharic = words.find((word) => /\p{Script=Ethiopic}/u.test(word));
      const said = isAmharic ? (amharic ?? first) : first;
      return { id: first, label: said.charAt(0).toLocaleUpperCase() + said.slice(1) };
    });
}
