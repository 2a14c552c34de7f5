/** When to take QrCode, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A person with a phone stands before the screen or the paper.'],
  anatomy: {
    Code: 'dark on light in both schemes, so that cameras read it',
    Label: 'its name',
  },
  announces: ['An image with its label.'],
  search: ['barcode', 'scan', '2D code'],
};
