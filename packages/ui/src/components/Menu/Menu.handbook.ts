/** When to take Menu, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Three or more acts on one record.'],
  anatomy: {
    Trigger: 'a button with dots or words',
    Acts: 'an icon and words each; what destroys comes last and is red',
  },
  keys: {
    'Enter, Space, Arrow Down': 'open it',
    'Arrow keys, letters': 'move within',
    Escape: 'closes; the focus returns to the button',
  },
  words: ['An act begins with a verb. Its record is in the name of the trigger.'],
  search: ['dropdown', 'context menu', 'overflow', 'kebab', 'more'],
};
