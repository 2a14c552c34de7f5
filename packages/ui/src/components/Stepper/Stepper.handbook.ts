/** When to take Stepper, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A task of three to six screens in a fixed order.'],
  anatomy: {
    Steps: 'a number and a word each; a tick when done',
    Current: 'marked, and named on phones with “Step 2 of 4”',
  },
  announces: [
    'A list; the current step is “current step”. With `onStepPress` those that are done are buttons.',
  ],
  words: ['Nouns of what is filled in: “Client”, “Menu”, “Payment”.'],
  search: ['wizard', 'steps', 'progress', 'multi-step'],
};
