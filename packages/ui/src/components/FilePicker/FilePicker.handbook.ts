/** When to take FilePicker, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A paper of a record, such as a contract: one file.'],
  instead: ['Several files stand in a `FileList`.'],
  anatomy: {
    Label: 'what the file is',
    Button: 'opens the choice of the device',
    State: 'percent, or what is wrong with Try again; Cancel drops the file',
    'View file': 'the stored one',
  },
  announces: ['Progress at the quarters, “File uploaded”, and why a file is refused.'],
  words: ['Say in the description what is accepted and how large it may be.'],
  search: ['upload', 'attachment', 'file input', 'document'],
};
