/** When to take Button, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['One solid button a view: what most come to do. Outlined or quiet for the rest.'],
  instead: [
    'Several acts of a row are `RowActions`, of a record a `Menu`. A choice that stays pressed is a `SegmentedControl` or `FilterChips`.',
  ],
  anatomy: {
    Icon: 'before the words, and a spinner in its place while it works',
    Words: 'never cut: they wrap',
  },
  announces: ['While `isPending` further presses do nothing and the button keeps the focus.'],
  words: [
    'A verb and its object: “Add Branch”, in Amharic the imperative: “ቅርንጫፍ ጨምር”.',
    'What destroys says what: “Delete Bole”, not “OK”.',
    'Do not disable it because a form is incomplete: let it be pressed and say what is missing.',
  ],
  search: ['submit', 'action', 'CTA', 'primary', 'loading button'],
};
