/** When to take DescriptionList, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The facts of a record on its page or in a dialog.'],
  instead: ['One figure is a `StatCard`.'],
  anatomy: {
    Term: 'the name of the fact',
    Value: 'text, or a part such as `Birr` or `DateText`; a dash where there is none',
  },
  announces: ['A list of terms with their values.'],
  words: ['Terms are nouns, without a colon.'],
  search: ['key value', 'facts', 'details', 'definition list'],
};
