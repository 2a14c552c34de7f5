/** What a form asks for and refuses. Spec 5. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

export const validationRows: readonly ProvedRow[] = [
  ...byPackage('5', 'domain/src/phone.test.ts', [
    'phone: 09 and 8 digits',
    'only the prefixes of the tenant are mobile numbers',
  ]),
  ...byKit(
    '5',
    'PhoneField/PhoneField.stories.tsx',
    ['phone: any way of writing is kept as one', 'KeepsAnyWayOfWritingAsOne'],
    ['phone: another prefix is refused', 'RefusesANumberOfAnotherPrefix'],
  ),
  ...byScreen(
    '5',
    'features/events/form/event-form.test.ts',
    ['event: what is required', 'an empty form names every required field'],
    ['event: each bound, at its field', '%s is refused at its field'],
    [
      'event: price per person of a custom event',
      'a custom event sends its items and its price, fixed or per person',
    ],
    [
      'event: money starts at 0 and adds up',
      '350 guests of Wedding Gold cost 220,000 and 170,000 is left',
    ],
  ),
  ...byScreen(
    '5',
    'features/events/form/event-form-dialog.test.tsx',
    [
      'event: blocked with a summary of the errors',
      'an empty form names every required field, and focuses the first',
    ],
    ['event: a branch is chosen', 'the only branch of a user is preselected'],
    [
      'event: server errors stand at their fields',
      'an error that only the server can find is shown at its field',
    ],
  ),
  ...byScreen('5', 'features/employees/employees-screen.test.tsx', [
    'employee: wages of the chosen kind',
    'an employee is added with the wages of the chosen kind',
  ]),
  ...byScreen('5', 'features/items/items-screen.test.tsx', [
    'item: name',
    'an added item is confirmed by one message, and a blank name is refused at its field',
  ]),
  ...byScreen(
    '5',
    'features/packages/packages-screen.test.tsx',
    [
      'package: name, an item and a price',
      'an empty form names the missing name, items and prices',
    ],
    [
      'package: minimum, maximum and value of each price',
      'overlapping prices block the submit, and stay as they were typed',
    ],
  ),
  ...byKit('5', 'EthiopianTimePicker/time-draft.test.ts', [
    'time: quarter to an hour that the list lacks',
    '93 picked times are stored as picked, and three picks are outside of their part of the day',
  ]),
  ...byScreen('5', 'features/branches/branches-screen.test.tsx', [
    'branch: name and address',
    'a branch is added with name and address, and both are required',
  ]),
  ...byScreen(
    '5',
    'features/users/users-screen.test.tsx',
    [
      'user: branch, name, and the password twice the same',
      'a user is created in a branch, with a password typed twice',
    ],
    ['user: an admin cannot be deleted', 'an admin is never deleted, and the question says so'],
  ),
  ...byScreen(
    '5',
    'features/vendors/vendors-screen.test.tsx',
    [
      'vendor: all fields, and a phone that is one',
      'a vendor is added with a landline, and an invalid number is refused at its field',
    ],
    ['vendor payment: amount', 'more than is owed is paid only when that is ticked'],
    [
      'vendor payment: an admin chooses a branch',
      'an admin chooses a branch before any figure is shown',
    ],
  ),
  ...byScreen(
    '5',
    'features/events/event-dialogs.test.tsx',
    [
      'agreement: every field, prefilled',
      'an agreement is prefilled, warns where it differs from the event, and is kept',
    ],
    [
      'assignment: nothing chosen and nobody before makes no call',
      'the dialog closes without a call when nobody is ticked and nobody was assigned',
    ],
  ),
  ...byKit('5', 'NameListField/NameListField.stories.tsx', [
    'additional items: a duplicate',
    'RefusesTheSameNameSpelledOtherwise',
  ]),
  ...byScreen(
    '5',
    'features/cashbook/cashbook-screen.test.tsx',
    [
      'cash: an amount that is money, and a remark',
      'Cash Out asks for a valid amount, and its entry is in the book at once',
    ],
    [
      'acceptance: prefilled with what is pending',
      'a claim is accepted once, with the claimed amount filled in',
    ],
    ['settlement: prefilled with the rest', 'an advance leaves a rest that is settled later'],
    [
      'cash: an admin chooses a branch',
      'an admin reads every branch, and writes into the chosen one',
    ],
  ),
  ...byScreen(
    '5',
    'features/cashbook/petty/petty-cash.test.tsx',
    [
      'petty cash: spender from the users, and a budget',
      'a petty cash is created for a user of the branch',
    ],
    [
      'petty cash: no more than is left',
      'a spender sees only their own petty cash, and spends no more than is left',
    ],
  ),
  ...byServer('5', 'src/modules/petty-cash/petty-cash.test.ts', [
    'petty cash: what each kind of record needs',
    'each type of petty cash write requires its fields',
  ]),
  ...byServer('5', 'src/modules/settings/settings.test.ts', [
    'stamp: PNG only',
    'the stamp has to be an uploaded PNG',
  ]),
  ...byKit('5', 'FilePicker/FilePicker.stories.tsx', [
    'stamp: a file that only says that it is PNG',
    'RefusesAJpegThatIsNamedPng',
  ]),
  ...byScreen('5', 'features/items/items-screen.test.tsx', [
    'names ask for Amharic',
    'the name field asks for an Amharic name',
  ]),
  ...byJourney('5', 'faults/browser.spec.ts', [
    'too long a text',
    'of ten thousand letters a field takes as many as are kept, and they all come back',
  ]),
  ...byScreen('5', 'features/clients/clients-screen.test.tsx', [
    'client: both phones',
    'a client is added, and both phones are required',
  ]),
  ...byScreen('5', 'features/settings/settings-screen.test.tsx', [
    'settings: prefixes',
    'invalid prefixes are refused at their field',
  ]),
];
