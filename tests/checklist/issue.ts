/** What the issue names in addition: each has a control, a permission and a test. */
import { byJourney, byScreen, byServer, type ProvedRow } from './proved.ts';

const MATRIX = ['tests/matrix/matrix.test.ts', '%s'] as const;
const [matrix, eachCall] = MATRIX;
const permission = (what: string): readonly ProvedRow[] =>
  byServer('issue', matrix, [`permission of ${what}`, eachCall]);

export const issueRows: readonly ProvedRow[] = [
  ...byScreen(
    'issue',
    'features/events/events-screen.test.tsx',
    [
      'control to restore an event',
      'a deleted event is listed among the deleted events, and restored from there',
    ],
    [
      'control of a refund on delete',
      'a refund above the received amount is refused, and a smaller one waits for approval',
    ],
  ),
  ...[
    'to restore an event',
    'of a refund on delete',
    'to return petty cash',
    'to send again',
  ].flatMap(permission),
  ...['of stored agreements', 'of deliverables'].flatMap(permission),
  ...byJourney('issue', 'scenarios/s09-month-thirteen.spec.ts', [
    'test of a refund on delete',
    'a cancelled event gives back what was agreed, and returns without it',
  ]),
  ...byServer('issue', 'src/modules/events/cancel-event.test.ts', [
    'test to restore an event',
    'an approved refund is paid, and the restored event has the rest to pay',
  ]),
  ...byScreen('issue', 'features/cashbook/petty/petty-cash.test.tsx', [
    'control to return petty cash',
    'the rest of a petty cash is returned to the book',
  ]),
  ...byServer('issue', 'src/modules/petty-cash/petty-cash.test.ts', [
    'test to return petty cash',
    'a return from petty cash enters the book, from a closed account too',
  ]),
  ...byScreen(
    'issue',
    'features/events/event-dialogs.test.tsx',
    ['control to send again', 'the messages of an event show their state, and can be sent again'],
    [
      'control of stored agreements',
      'an agreement is prefilled, warns where it differs from the event, and is kept',
    ],
  ),
  ...byServer('issue', 'src/modules/sms/messages.test.ts', [
    'test to send again',
    'Send again uses the present figures and is logged',
  ]),
  ...byServer('issue', 'src/modules/agreements/agreements.test.ts', [
    'test of stored agreements',
    'an agreement is kept as it was printed, whatever becomes of the event',
  ]),
  ...byScreen('issue', 'features/deliverables/deliverables-screen.test.tsx', [
    'control of deliverables',
    'the deliveries of each vendor are listed with their price, and ticked off',
  ]),
  ...byServer('issue', 'src/modules/deliverables/deliverables.test.ts', [
    'test of deliverables',
    'delivered is set and unset, and each change is logged once',
  ]),
];
