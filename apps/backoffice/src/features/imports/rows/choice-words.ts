import type { ImportField } from './import-fields.ts';
import { useLingui } from '@lingui/react/macro';

/** A choice's id is a word that the import understands, because it becomes the cell's text. */
export function useChoiceWords() {
  const { i18n } = useLingui();
  const isAmharic = i18n.locale === 'am';
  return ({ choices = {} }: ImportField) =>
    Object.entries(choices).map(([value, words]) => {
      const [first = ''] = words;
      const amharic = words.find((word) => /\p{Script=Ethiopic}/u.test(word));
      const said = isAmharic ? (amharic ?? first) : first;
      const label = said.charAt(0).toLocaleUpperCase() + said.slice(1);
      return { value, id: label, label };
    });
}
