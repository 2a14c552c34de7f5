/** When to take CenteredPage, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Sign-in, a new password, a page that does not exist.'],
  anatomy: {
    Content: 'as narrow as a form, in the middle of what is left above the keyboard',
  },
  search: ['sign in', 'login', 'centre'],
};
