/** When to take AddToHomeScreenNotice, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The app is used daily on phones and should open like an installed one.'],
  instead: ['To tell of anything else that stays, take `Notice`.'],
  anatomy: {
    'Title and reason': 'why the app is better on the home screen',
    Steps: 'what to press, in the order of that browser, with its icons',
    Buttons: 'Install, where the browser can do it itself, and Not now',
  },
  words: ['Give `appName` as people call the business, not the name of the company.'],
  search: ['install', 'PWA', 'home screen'],
};
