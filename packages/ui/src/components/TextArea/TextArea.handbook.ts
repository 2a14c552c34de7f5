/** When to take TextArea, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A remark, an address, a reason.'],
  anatomy: {
    Label: 'what is written',
    Input: 'grows with its lines',
    Left: 'how much still fits, near the end',
  },
  announces: ['When nothing more fits.'],
  words: ['The description says what readers want to know: “What the kitchen should know”.'],
  search: ['textarea', 'remark', 'multiline', 'comment'],
};
