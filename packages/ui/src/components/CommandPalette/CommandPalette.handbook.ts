/** When to take CommandPalette, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Users who work all day in the app and know its words.'],
  instead: ['To search in one list take `SearchField`.'],
  anatomy: {
    Input: 'has the focus as it opens',
    Groups: 'commands by kind, each with a title',
    Command: 'what it does, more about it, and the keys that do the same',
  },
  keys: {
    'Ctrl K, ⌘ K': 'opens it from anywhere',
    'Arrow Up, Arrow Down': 'marks a command; the focus stays in the input',
    Enter: 'does it',
    Escape: 'closes',
  },
  announces: ['How many commands match.'],
  words: ['A command is a verb and its object, as on the button that does the same.'],
  search: ['spotlight', 'quick open', 'shortcut', 'ctrl k', 'launcher'],
};
