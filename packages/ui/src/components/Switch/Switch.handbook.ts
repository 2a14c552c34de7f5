/** When to take Switch, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A setting that takes effect as it is pressed.'],
  anatomy: {
    Rail: 'on or off, told by place and colour',
    Words: 'a press on them switches as well',
  },
  announces: ['“on” and “off”. If saving fails, put it back and say so in a toast.'],
  words: ['The name of what is on: “SMS to clients”. It does not change with the state.'],
  search: ['toggle', 'on off', 'setting', 'boolean'],
};
