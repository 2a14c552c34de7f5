/** What is said when something is done or went wrong. Spec 8. */
import { byJourney, byKit, byScreen, type ProvedRow } from './proved.ts';

const done: readonly ProvedRow[] = [
  ...byScreen(
    '8',
    'features/branches/branches-screen.test.tsx',
    [
      'Branch successfully added!',
      'a branch is added with name and address, and both are required',
    ],
    ['Branch successfully updated!', 'a branch is edited, and deleted once it has no users'],
    ['Branch deleted', 'a branch is edited, and deleted once it has no users'],
  ),
  ...byScreen('8', 'features/events/form/edit-event.test.tsx', [
    'Event successfully updated!',
    'the form opens with the values of the event, and additional plates can be entered',
  ]),
  ...byScreen(
    '8',
    'features/events/form/event-form-dialog.test.tsx',
    ['Event successfully scheduled!', 'one message confirms the save, with whether an SMS is sent'],
    ['SMS will not be sent!', 'one message confirms the save, with whether an SMS is sent'],
  ),
  ...byJourney('8', 'scenarios/s01-walk-in-wedding.spec.ts', [
    'Client will receive SMS',
    'a walk-in wedding is priced, photographed, saved, and waits for the cashier',
  ]),
  ...byScreen(
    '8',
    'features/employees/employees-screen.test.tsx',
    ['Employee successfully added', 'an employee is added with the wages of the chosen kind'],
    [
      'Employee successfully updated',
      'an employee is edited without losing a third name, and deleted once nothing is owed',
    ],
    [
      'Employee deleted',
      'an employee is edited without losing a third name, and deleted once nothing is owed',
    ],
    [
      'Success! of wages paid',
      'the whole balance is paid with the salary, and a second salary needs a tick',
    ],
  ),
  ...byScreen(
    '8',
    'features/items/items-screen.test.tsx',
    [
      'Item successfully added',
      'an added item is confirmed by one message, and a blank name is refused at its field',
    ],
    ['Item successfully updated', 'an item is renamed from a link to its dialog'],
    ['Item deleted', 'an item is deleted after a question that names it'],
  ),
  ...byScreen(
    '8',
    'features/packages/packages-screen.test.tsx',
    ['Package added successfully', 'a package is added with its items and a price'],
    ['Package deleted', 'a package is deleted after a question that names it'],
  ),
  ...byScreen(
    '8',
    'features/users/users-screen.test.tsx',
    ['User successfully added!', 'a user is created in a branch, with a password typed twice'],
    ['User successfully updated!', 'a user is renamed without touching the password'],
    ['User deleted', 'an admin is never deleted, and the question says so'],
    ['Success! of access', 'access is shown as a count and changed box by box'],
  ),
  ...byScreen(
    '8',
    'features/vendors/vendors-screen.test.tsx',
    [
      'Vendor successfully added!',
      'a vendor is added with a landline, and an invalid number is refused at its field',
    ],
    ['Vendor successfully updated!', 'a vendor is edited, and deleted when nothing is owed'],
    ['Vendor deleted', 'a vendor is edited, and deleted when nothing is owed'],
    ['Success. of a vendor paid', 'the ledger shows what is owed, and a payment lowers it'],
  ),
  ...byScreen('8', 'features/events/events-screen.test.tsx', [
    'Event deleted',
    'a refund above the received amount is refused, and a smaller one waits for approval',
  ]),
  ...byScreen('8', 'features/clients/clients-screen.test.tsx', [
    'Client deleted',
    'a client with coming events is not deleted, and one without is',
  ]),
  ...byScreen(
    '8',
    'features/cashbook/cashbook-screen.test.tsx',
    ['Transaction rejected', 'a claim is rejected after a question'],
    [
      'Success of a record',
      'Cash Out asks for a valid amount, and its entry is in the book at once',
    ],
    ['Success of an acceptance', 'a claim is accepted once, with the claimed amount filled in'],
  ),
  ...byScreen(
    '8',
    'features/cashbook/petty/petty-cash.test.tsx',
    ['Petty cash closed', 'a closed petty cash takes no more money, and can be reopened'],
    ['Petty cash opened', 'a closed petty cash takes no more money, and can be reopened'],
    ['Data Saved!', 'a petty cash is created for a user of the branch'],
  ),
  ...byKit('8', 'CameraCapture/CameraCapture.stories.tsx', [
    'Image uploaded!',
    'TakesAndUsesAPictureOf500By400',
  ]),
  ...byScreen('8', 'features/settings/settings-screen.test.tsx', [
    'Successfully Saved!',
    'settings are saved, and a blank token keeps the token',
  ]),
];

const SAVING = 'a failed save of $what shows its message, and the form stays';
const LOADING = 'a failed load shows an error, and trying again loads the rows';

const failed: readonly ProvedRow[] = [
  ...byScreen('8', 'features/calendar/calendar-screen.test.tsx', [
    'a 403 signs out to the root, without a message',
    'a session that ended shows the sign-in, once and without a message',
  ]),
  ...byScreen('8', 'sign-in/sign-in.test.tsx', [
    'Incorrect username or password',
    'a wrong password is refused without saying what was wrong, and the name stays',
  ]),
  ...byScreen('8', 'testing/list-states.tsx', [
    'Something went wrong, of a list that does not load',
    LOADING,
  ]),
  ...byScreen(
    '8',
    'app/sentences.test.tsx',
    ...[
      'item',
      'branch',
      'employee',
      'vendor',
      'user',
      'settings',
      'cash record',
      'acceptance',
    ].map((what) => [`An error has occurred! of the ${what}`, SAVING] as const),
    ...['package', 'petty cash'].map(
      (what) => [`Something went wrong, of the ${what}`, SAVING] as const,
    ),
    ['Something went wrong! of access', SAVING],
    ['Something went wrong! of an assignment, with the cause', SAVING],
    ['Something went wrong, of a deletion', 'a failed deletion is reported in its question'],
    ['the message of an event that is not saved', SAVING],
    [
      'Error occurred while fetching data',
      'packages that fail to load are reported in the event form',
    ],
    ['Something went wrong, of the calendar', 'a calendar that fails to load shows an error'],
  ),
  ...byJourney(
    '8',
    'faults/images.spec.ts',
    [
      'a failed upload, which keeps the picture',
      'a picture that is lost on the way is kept, and is sent again without taking another',
    ],
    [
      'a camera that is not available, with the cause',
      "a camera that says ${fault ?? 'nothing'} is explained, and a file does instead",
    ],
  ),
];

const ofForms: readonly ProvedRow[] = [
  ...byScreen('8', 'features/events/form/event-form-dialog.test.tsx', [
    'Please fix all errors',
    'an empty form names every required field, and focuses the first',
  ]),
  ...byScreen('8', 'features/vendors/vendors-screen.test.tsx', [
    'Invalid phone format',
    'a vendor is added with a landline, and an invalid number is refused at its field',
  ]),
  ...byScreen(
    '8',
    'features/users/users-screen.test.tsx',
    ['Password does not match!', 'a user is created in a branch, with a password typed twice'],
    ["You can't delete an admin!", 'an admin is never deleted, and the question says so'],
  ),
  ...byKit('8', 'NameListField/NameListField.stories.tsx', [
    'Duplicate',
    'RefusesTheSameNameSpelledOtherwise',
  ]),
  ...byScreen(
    '8',
    'features/packages/packages-screen.test.tsx',
    ['At least select one item', 'an empty form names the missing name, items and prices'],
    ['At least add one pricing', 'an empty form names the missing name, items and prices'],
  ),
  ...byJourney('8', 'scenarios/s01-walk-in-wedding.spec.ts', [
    'Time is outside of zone',
    'the picker offers the hours of each part of the day and refuses those outside of it',
  ]),
  ...byScreen('8', 'features/cashbook/petty/petty-cash.test.tsx', [
    'Amount is greater than left balance',
    'a spender sees only their own petty cash, and spends no more than is left',
  ]),
];

export const messageRows: readonly ProvedRow[] = [...done, ...failed, ...ofForms];
