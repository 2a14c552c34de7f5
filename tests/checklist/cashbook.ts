/** The cashbook with its four tabs and its dialogs. Spec 2.8. */
import {
  absent,
  buttons,
  checkboxes,
  columns,
  facts,
  fields,
  groups,
  headings,
  inDialog,
  inDialogAfter,
  onScreen,
  seen,
  type SeenPlace,
  selects,
  tabs,
  texts,
} from './seen.ts';

const pettyDialog = (name: string, title: string): SeenPlace =>
  inDialog(name, [
    headings('2.8 petty', title),
    fields(`2.8 ${name}`, 'Amount', 'Reason'),
    groups(`2.8 ${name}`, 'Receipt'),
    buttons(`2.8 ${name}`, 'Save', 'Cancel'),
  ]);

const cashDialog = (name: string): SeenPlace =>
  inDialog(name, [
    headings('2.8', name),
    fields(`2.8 ${name}`, 'Amount', 'Remark'),
    groups(`2.8 ${name}`, 'Receipt'),
    checkboxes(`2.8 ${name}`, 'Advance payment: the rest follows later'),
    buttons(`2.8 ${name}`, 'Save', 'Cancel'),
  ]);

export const cashbookPlaces: readonly SeenPlace[] = [
  onScreen('Cashbook, Book', [
    headings('2.8', 'Cashbook'),
    tabs('2.8', 'Book', 'Pending', 'Advance', 'Petty Cash'),
    seen('2.8', 'count of what is pending', 'tab', /, 2$|፣ 2$/u),
    seen('2.8', 'count of the advances', 'tab', /, 1$|፣ 1$/u),
    facts('2.8', 'Balance', 'Estimate', 'In', 'Out'),
    facts('D78', 'Outstanding'),
    buttons('2.8', 'Show balances', 'In', 'Out', 'All', "Today's", "Yesterday's", 'From', 'To'),
    fields('2.8', "Client's phone"),
    columns('2.8 book', 'Amount', 'Time', 'Type', 'Txn ID', 'Receipt'),
    columns('2.8 book', 'Remark'),
    absent(columns('2.8 book', 'Action')),
    seen('2.8', 'remark opens', 'button', /^ከሽያጭ/u),
    texts('2.8', 'No more data to load.'),
  ]),
  onScreen('Cashbook, Pending', [
    columns('2.8 pending', 'Amount', 'Time', 'Type'),
    columns('2.8 pending', 'Remark'),
    absent(columns('2.8 pending', 'Receipt', 'Txn ID')),
    buttons('2.8 pending', 'Accept', 'Reject'),
  ]),
  onScreen('Cashbook, Advance', [
    columns('2.8 advance', 'Amount', 'Time', 'Type', 'Receipt'),
    columns('2.8 advance', 'Remark'),
    absent(columns('2.8 advance', 'Txn ID')),
    buttons('2.8 advance', 'Settle'),
    seen('2.8 advance', 'amount that is to be settled', 'text', /10,000/u),
  ]),
  onScreen('Cashbook, Petty Cash', [
    facts('2.8 petty', 'Initial budget', 'Current balance', 'Date Created', 'Reason'),
    seen('2.8 petty', 'spender of a card', 'heading', /^kebede$/u),
    buttons('2.8 petty', 'Manage', 'Add Amount', 'Close account', 'Spend', 'Create Petty Cash'),
    buttons('D80', 'Return'),
  ]),
  onScreen(
    'Cashbook, Petty Cash',
    [
      tabs('6', 'Petty Cash'),
      absent(tabs('6', 'Book', 'Pending', 'Advance')),
      absent(buttons('6', 'Show balances', 'In', 'Out')),
      buttons('6', 'Manage', 'Spend'),
      absent(buttons('6', 'Add Amount', 'Create Petty Cash', 'Close account', 'Return')),
    ],
    { name: 'Cashbook of whoever only spends petty cash', person: 'kebede' },
  ),
  onScreen('Cashbook, Book', [absent(selects('2.8', 'Branch'))], {
    name: 'Cashbook of staff, who have one branch',
    person: 'dawit',
  }),
  cashDialog('Cash In'),
  inDialogAfter(
    'Cash In',
    'as an advance',
    ({ text }) => text('Advance payment: the rest follows later').click(),
    [fields('2.8 advance', 'Rest to settle'), buttons('D23', 'Settlement date')],
  ),
  cashDialog('Cash Out'),
  inDialog('Accept Payment', [
    headings('2.8 accept', 'Accept Payment'),
    fields('2.8 accept', 'Amount'),
    groups('2.8 accept', 'Receipt'),
    buttons('2.8 accept', 'Accept', 'Cancel'),
  ]),
  inDialog('Reject payment', [
    texts('2.8', ['Reject the payment of {name}?', { name: 'አልማዝ ተስፋዬ' }]),
    buttons('2.8 reject', 'Yes', 'No'),
  ]),
  inDialog('Settle Advance', [
    headings('2.8 settle', 'Settle Advance'),
    fields('2.8 settle', 'Amount'),
    groups('2.8 settle', 'Receipt'),
    buttons('2.8 settle', 'Settle', 'Cancel'),
  ]),
  inDialog('Remark', [headings('2.8', 'Remark'), seen('2.8', 'remark in full', 'text', /^ከሽያጭ/u)]),
  inDialog('Receipt', [headings('2.8', 'Receipt')]),
  inDialog('Create Petty Cash', [
    headings('2.8 create', 'Create Petty Cash'),
    selects('2.8 create', 'Spender'),
    fields('2.8 create', 'Budget', 'Reason'),
    buttons('2.8 create', 'Save', 'Cancel'),
  ]),
  pettyDialog('Spend petty cash', 'Spend'),
  pettyDialog('Add to petty cash', 'Add Amount'),
  pettyDialog('Return petty cash', 'Return to the book'),
  inDialog('Petty cash transactions', [
    columns('2.8 manage', 'Amount', 'Time', 'Type', 'Receipt', 'Balance'),
    columns('2.8 manage', 'Reason'),
    buttons('2.8 manage', 'Back To List'),
  ]),
  inDialog('Close petty cash', [
    texts('2.8', ['Close the petty cash of {username}?', { username: 'kebede' }]),
    buttons('2.8 close', 'Yes', 'No'),
  ]),
];
