/** When to take ImageViewer, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A picture has to be read closely: a receipt, an identity card.'],
  instead: ['A small one in a list is a `Thumbnail`.'],
  anatomy: {
    Picture: 'in a frame that can be moved about in',
    Tools: 'zoom, rotate, open in a new tab',
    Gallery: 'the position and the buttons to the next',
  },
  keys: {
    '+, −': 'zoom',
    'Arrow keys': 'move about in an enlarged picture',
    'Page Up, Page Down': 'previous and next of a gallery',
    Escape: 'closes',
  },
  announces: ['Which picture of how many.'],
  words: ['`alt` says whose paper it is: “Receipt of Abebe, 5,000 Br”.'],
  search: ['lightbox', 'zoom', 'gallery', 'photo'],
};
