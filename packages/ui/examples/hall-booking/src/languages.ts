/** Languages of the example. The third has few words; the rest is English. */
import { useKit } from '@digis/ui';
import words from './words.json';

export const languages = [
  { id: 'en', name: 'English' },
  { id: 'am', name: 'አማርኛ' },
  { id: 'so', name: 'Soomaali', strings: { today: 'Maanta', cancel: 'Jooji', choose: 'Dooro' } },
];

export function useSay() {
  const { language } = useKit();
  const at = languages.findIndex(({ id }) => id === language);
  return (word: keyof typeof words) => words[word][at] ?? String(words[word][0]);
}
