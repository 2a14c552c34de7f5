/** When to take LanguageSelect, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['In the sidebar and on the sign-in page.'],
  anatomy: {
    Choices: 'each in its own language, never a flag',
  },
  announces: ['Each name is read in its own language, because it is marked with it.'],
  search: ['locale', 'translation', 'Amharic', 'ቋንቋ'],
};
