/** When to take ConfirmDialog, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A deletion, a cancellation, a payment: what cannot be taken back by one press.'],
  instead: [
    'What can be undone needs no question: do it, and offer Undo in a toast. A question with fields is a `Dialog`.',
  ],
  anatomy: {
    Question: 'the title',
    Message: 'names the record and what follows',
    Buttons: 'No first where the answer destroys; Yes works until it is done',
  },
  announces: [
    'An alert dialog: title and message are read as it opens. A failure is read and the question stays open.',
  ],
  words: [
    'Name the record and the consequence: “Delete branch Bole? Its events stay.”',
    'The buttons answer the question: “Delete”, not “OK”.',
  ],
  search: ['alert', 'modal', 'are you sure', 'delete', 'question'],
};
