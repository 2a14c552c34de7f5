/** The cashbook with its four tabs and its dialogs. Spec 2.8. */
import * as has from './has.ts';
import { inDialog, inDialogAfter, onScreen, seen, type SeenPlace } from './seen.ts';

const pettyDialog = (name: string, title: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.8 petty', title),
    has.fields(`2.8 ${name}`, 'Amount', 'Reason'),
    has.groups(`2.8 ${name}`, 'Receipt'),
    has.buttons(`2.8 ${name}`, 'Save', 'Cancel'),
  ]);

const cashDialog = (name: string): SeenPlace =>
  inDialog(name, [
    has.headings('2.8', name),
    has.fields(`2.8 ${name}`, 'Amount', 'Remark'),
    has.groups(`2.8 ${name}`, 'Receipt'),
    has.checkboxes(`2.8 ${name}`, 'Advance payment: the rest follows later'),
    has.buttons(`2.8 ${name}`, 'Save', 'Cancel'),
  ]);

export const cashbookPlaces: readonly SeenPlace[] = [
  onScreen('Cashbook, Book', [
    has.headings('2.8', 'Cashbook'),
    has.tabs('2.8', 'Book', 'Pending', 'Advance', 'Petty Cash'),
    seen('2.8', 'count of what is pending', 'tab', /, 2$|፣ 2$/u),
    seen('2.8', 'count of the advances', 'tab', /, 1$|፣ 1$/u),
    has.facts('2.8', 'Balance', 'Estimate', 'In', 'Out'),
    has.facts('D78', 'Outstanding'),
    has.buttons('2.8', 'Show balances', 'In', 'Out', 'Filter'),
    has.absent(has.buttons('2.8 filter', 'All', "Today's", "Yesterday's", 'From', 'To')),
    has.columns('2.8 book', 'Amount', 'Time', 'Type', 'Txn ID', 'Receipt'),
    has.columns('2.8 book', 'Remark'),
    has.absent(has.columns('2.8 book', 'Action')),
    seen('2.8', 'remark opens', 'button', /^ከሽያጭ/u),
    has.texts('2.8', 'No more data to load.'),
  ]),
  onScreen(
    'Cashbook, Book',
    [
      has.buttons('2.8 filter', 'All', "Today's", "Yesterday's", 'From', 'To'),
      has.fields('2.8 filter', "Client's phone"),
    ],
    { name: 'Cashbook with its filter bar', address: '/cashbook?filter=open' },
  ),
  onScreen('Cashbook, Pending', [
    has.columns('2.8 pending', 'Amount', 'Time', 'Type'),
    has.columns('2.8 pending', 'Remark'),
    has.absent(has.columns('2.8 pending', 'Receipt', 'Txn ID')),
    has.buttons('2.8 pending', 'Accept', 'Reject'),
  ]),
  onScreen('Cashbook, Advance', [
    has.columns('2.8 advance', 'Amount', 'Time', 'Type', 'Receipt'),
    has.columns('2.8 advance', 'Remark'),
    has.absent(has.columns('2.8 advance', 'Txn ID')),
    has.buttons('2.8 advance', 'Settle'),
    seen('2.8 advance', 'amount that is to be settled', 'text', /10,000/u),
  ]),
  onScreen('Cashbook, Petty Cash', [
    has.facts('2.8 petty', 'Initial budget', 'Current balance', 'Date Created', 'Reason'),
    seen('2.8 petty', 'spender of a card', 'heading', /^kebede$/u),
    has.buttons('2.8 petty', 'Manage', 'Add Amount', 'Close account', 'Spend', 'Create Petty Cash'),
    has.buttons('D80', 'Return'),
  ]),
  onScreen(
    'Cashbook, Petty Cash',
    [
      has.tabs('6', 'Petty Cash'),
      has.absent(has.tabs('6', 'Book', 'Pending', 'Advance')),
      has.absent(has.buttons('6', 'Show balances', 'In', 'Out')),
      has.buttons('6', 'Manage', 'Spend'),
      has.absent(has.buttons('6', 'Add Amount', 'Create Petty Cash', 'Close account', 'Return')),
    ],
    { name: 'Cashbook of whoever only spends petty cash', person: 'kebede' },
  ),
  onScreen('Cashbook, Book', [has.absent(has.selects('2.8', 'Branch'))], {
    name: 'Cashbook of staff, who have one branch',
    person: 'dawit',
  }),
  cashDialog('Cash In'),
  inDialogAfter(
    'Cash In',
    'as an advance',
    ({ text }) => text('Advance payment: the rest follows later').click(),
    [has.fields('2.8 advance', 'Rest to settle'), has.buttons('D23', 'Settlement date')],
  ),
  cashDialog('Cash Out'),
  inDialog('Accept Payment', [
    has.headings('2.8 accept', 'Accept Payment'),
    has.fields('2.8 accept', 'Amount'),
    has.groups('2.8 accept', 'Receipt'),
    has.buttons('2.8 accept', 'Accept', 'Cancel'),
  ]),
  inDialog('Reject payment', [
    has.texts('2.8', ['Reject the payment of {name}?', { name: 'አልማዝ ተስፋዬ' }]),
    has.buttons('2.8 reject', 'Yes', 'No'),
  ]),
  inDialog('Settle Advance', [
    has.headings('2.8 settle', 'Settle Advance'),
    has.fields('2.8 settle', 'Amount'),
    has.groups('2.8 settle', 'Receipt'),
    has.buttons('2.8 settle', 'Settle', 'Cancel'),
  ]),
  inDialog('Cash entry', [
    has.headings('2.8', 'Cash entry'),
    seen('2.8', 'remark in full', 'text', /^ከሽያጭ/u),
  ]),
  inDialog('Receipt', [has.headings('2.8', 'Receipt')]),
  inDialog('Create Petty Cash', [
    has.headings('2.8 create', 'Create Petty Cash'),
    has.selects('2.8 create', 'Spender'),
    has.fields('2.8 create', 'Budget', 'Reason'),
    has.buttons('2.8 create', 'Save', 'Cancel'),
  ]),
  pettyDialog('Spend petty cash', 'Spend'),
  pettyDialog('Add to petty cash', 'Add Amount'),
  pettyDialog('Return petty cash', 'Return to the book'),
  inDialog('Petty cash transactions', [
    has.columns('2.8 manage', 'Amount', 'Time', 'Type', 'Receipt', 'Balance'),
    has.columns('2.8 manage', 'Reason'),
    has.buttons('2.8 manage', 'Back To List'),
  ]),
  inDialog('Close petty cash', [
    has.texts('2.8', ['Close the petty cash of {username}?', { username: 'kebede' }]),
    has.buttons('2.8 close', 'Yes', 'No'),
  ]),
];
