/** When to take Checkbox, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A yes or no that is sent with the form.', 'Several of a few that all fit on the screen.'],
  instead: [
    'One of several is a `RadioGroup`; several of many are an `ItemPicker` or a `MultiSelect`.',
  ],
  anatomy: {
    Box: 'empty, ticked, or a dash where part of a group is ticked',
    Words: 'a press on them ticks as well',
  },
  announces: ['“mixed” where only some of its group are ticked.'],
  words: [
    'Say what is true when it is ticked: “The client has paid in advance”. Never a negation.',
  ],
  search: ['tick', 'check box', 'boolean', 'consent'],
};
