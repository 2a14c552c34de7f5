/** What is said when something is done or went wrong. Spec 8. */
import { byJourney, byKit, byScreen, type ProvedRow } from './proved.ts';

const done: readonly ProvedRow[] = [
  ...byScreen(
    '8',
    'features/branches/branches-screen.test.tsx',
    ['Branch successfully added!', 'a branch is added with its address, and both are required'],
    ['Branch successfully updated!', 'a branch is changed, and closed once nobody works in it'],
    ['Branch deleted', 'a branch is changed, and closed once nobody works in it'],
  ),
  ...byScreen('8', 'features/events/form/edit-event.test.tsx', [
    'Event successfully updated!',
    'the form opens with the event, and plates can be added to it',
  ]),
  ...byScreen(
    '8',
    'features/events/form/event-form-dialog.test.tsx',
    ['Event successfully scheduled!', 'saved is said once, with whether an SMS goes out'],
    ['SMS will not be sent!', 'saved is said once, with whether an SMS goes out'],
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
      'an employee is changed without losing a third name, and goes once nothing is owed',
    ],
    [
      'Employee deleted',
      'an employee is changed without losing a third name, and goes once nothing is owed',
    ],
    [
      'Success! of wages paid',
      'the whole balance is paid with the salary, and a second salary is asked for',
    ],
  ),
  ...byScreen(
    '8',
    'features/items/items-screen.test.tsx',
    [
      'Item successfully added',
      'an item is added and said once; a blank name is refused at its field',
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
    [
      'User successfully added!',
      'a user is created in a branch, with a password typed twice the same',
    ],
    ['User successfully updated!', 'a user is renamed without touching the password'],
    ['User deleted', 'an admin is never deleted, and the question says so'],
    ['Success! of access', 'access is shown as a count and changed box by box'],
  ),
  ...byScreen(
    '8',
    'features/vendors/vendors-screen.test.tsx',
    [
      'Vendor successfully added!',
      'a vendor is added with a landline; a number that is none is refused at its field',
    ],
    ['Vendor successfully updated!', 'a vendor is changed, and goes when nothing is owed'],
    ['Vendor deleted', 'a vendor is changed, and goes when nothing is owed'],
    ['Success. of a vendor paid', 'the ledger says what is owed, and a payment lowers it'],
  ),
  ...byScreen('8', 'features/events/events-screen.test.tsx', [
    'Event deleted',
    'a refund above what was received is refused; another waits for approval',
  ]),
  ...byScreen('8', 'features/clients/clients-screen.test.tsx', [
    'Client deleted',
    'a client with coming events stays; one without goes',
  ]),
  ...byScreen(
    '8',
    'features/cashbook/cashbook-screen.test.tsx',
    ['Transaction rejected', 'a claim is rejected after a question'],
    [
      'Success of a record',
      'cash that goes out is in the book at once, and asks for an amount that is money',
    ],
    ['Success of an acceptance', 'a claim is accepted once, with what was asked filled in'],
  ),
  ...byScreen(
    '8',
    'features/cashbook/petty/petty-cash.test.tsx',
    ['Petty cash closed', 'a closed budget takes no more, and opens again'],
    ['Petty cash opened', 'a closed budget takes no more, and opens again'],
    ['Data Saved!', 'a budget is created for a user of the branch'],
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

const SAVING = 'a save of $what that fails says its sentence, and the form stays';
const LOADING = 'a failed load says so, and trying again brings the rows';

const failed: readonly ProvedRow[] = [
  ...byScreen('8', 'features/calendar/calendar-screen.test.tsx', [
    'a 403 signs out to the root, without a message',
    'a session that ended shows the sign-in, once and without a message',
  ]),
  ...byScreen('8', 'sign-in/sign-in.test.tsx', [
    'Incorrect username or password',
    'a wrong password is refused without saying what was wrong, and the name stays',
  ]),
  ...byScreen('8', 'testing/list-promises.tsx', [
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
    ['Something went wrong, of a deletion', 'a deletion that fails says so where it was asked'],
    ['the message of an event that is not saved', SAVING],
    [
      'Error occurred while fetching data',
      'packages that do not load say so in the form of an event',
    ],
    ['Something went wrong, of the calendar', 'a calendar that does not load says so'],
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
    'an empty form names every required field, and goes to the first',
  ]),
  ...byScreen('8', 'features/vendors/vendors-screen.test.tsx', [
    'Invalid phone format',
    'a vendor is added with a landline; a number that is none is refused at its field',
  ]),
  ...byScreen(
    '8',
    'features/users/users-screen.test.tsx',
    [
      'Password does not match!',
      'a user is created in a branch, with a password typed twice the same',
    ],
    ["You can't delete an admin!", 'an admin is never deleted, and the question says so'],
  ),
  ...byKit('8', 'NameListField/NameListField.stories.tsx', [
    'Duplicate',
    'RefusesTheSameNameSpelledOtherwise',
  ]),
  ...byScreen(
    '8',
    'features/packages/packages-screen.test.tsx',
    ['At least select one item', 'an empty form names the package, its items and its prices'],
    ['At least add one pricing', 'an empty form names the package, its items and its prices'],
  ),
  ...byJourney('8', 'scenarios/s01-walk-in-wedding.spec.ts', [
    'Time is outside of zone',
    'the picker offers the hours of each part of the day and refuses those outside of it',
  ]),
  ...byScreen('8', 'features/cashbook/petty/petty-cash.test.tsx', [
    'Amount is greater than left balance',
    'a spender sees only their own budget, and spends no more than is left',
  ]),
];

export const messageRows: readonly ProvedRow[] = [...done, ...failed, ...ofForms];
