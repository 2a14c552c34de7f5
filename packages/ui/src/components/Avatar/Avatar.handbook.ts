/** When to take Avatar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Beside a name in lists, histories and the menu of the signed-in user.'],
  instead: ['A state of a person is a `Badge` beside the name.'],
  anatomy: {
    Circle: 'the picture, cut to a round',
    Initials: 'of the first and second name, where there is no picture or it cannot be loaded',
  },
  announces: [
    'Its name is that of the person. Beside the written name set `isDecorative`, or the name is read twice.',
  ],
  words: [
    'Give the whole name: the initials of Ethiopian names are taken from the name and the father’s name.',
  ],
  search: ['profile picture', 'user', 'initials', 'person'],
};
