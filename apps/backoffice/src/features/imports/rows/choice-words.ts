import type { ImportField } from './import-fields.ts';
import { useLingui } from '@lingui/react/macro';

/** The word itself is the id, because it becomes the corrected cell. */
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
