/** When to take SignatureLines, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A user answers for a paper with a name: who counted, who received.'],
  anatomy: { Line: 'with room above it for a signature, and what it says below' },
  words: ['What was done, not who does it: “Counted by”, “Received by”.'],
  search: ['signature', 'sign', 'paper'],
};
