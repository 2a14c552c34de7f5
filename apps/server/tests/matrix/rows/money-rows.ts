/** The cashbook, petty cash and the ledgers: staff in their own branch, an admin in the one that is named. */
import { booked, bookedBlind, type Done, entry, hidden, type Row, writes } from '../row.ts';

const spend = 'Cashbook Spend Petty Cash';
const create = 'Cashbook Create Petty Cash';
const approve = 'Cashbook Approve Pending Transaction';
const settle = 'Cashbook Settle Advance Payment';

const counts = 'status.advanceCount status.pendingCount';
const figures = `status.advanceCount status.balance status.coming status.earned status.estimate status.outstanding status.pendingCount
  status.totalIn status.totalOut`;

const sorted = (fields: string): Done => ({
  fields: fields.split(/\s+/).filter(Boolean).toSorted().join(' '),
});
const prefixed = (prefix: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${prefix}.${field}`)
    .join(' ');

/** Without the permission to see the balance there are counts, no figures. */
const cashbook = (rowFields: string, status: string): Done =>
  sorted(`success data ${rowFields === '' ? '' : prefixed('data', rowFields)} status ${status}`);

const bookRow =
  'id amount transact_type createdAt transact_id book_no record_type remark event counterparty username approved_by branch settle_date';
const pendingRow = 'id amount transact_type createdAt type event counterparty username branch';
const advanceRow =
  'id amount transact_type createdAt settle_amount settle_date event counterparty branch remark record_type advancetransact';

const tab = (type: string, permission: string, row: string): Row => ({
  id: 'listTransactions',
  what: type,
  call: `GET /transactions?type=${type}&branchId=1`,
  needs: [permission],
  done: cashbook(row, figures),
  except: { ...hidden, [permission]: cashbook(row, counts) },
});

const cash = { amount: 1_000, type: 'in', remark: 'Tents lent out' };
const ledgerFields =
  'coming earned ledger ledger.id ledger.amount ledger.balance_after ledger.createdAt ledger.transact_type ledger.event ledger.source';
const accountFields = prefixed('data', 'id budget closed createdAt reason user pettycashtransacts');

const accepted = { ...entry, accounts: 1, advances: 1 };
const taken = { ...entry, pending: 1 };
const opened = { ...entry, petty_cash: 1, accounts: 1 };

export const moneyRows: readonly Row[] = [
  tab('book', 'Cashbook View Records', bookRow),
  tab('pending', approve, pendingRow),
  tab('advance', settle, advanceRow),
  {
    id: 'recordTransaction',
    call: 'POST /transactions?branchId=1',
    body: cash,
    needs: ['Cashbook In/Out'],
    done: booked(entry),
    except: { ...hidden, 'Cashbook In/Out': bookedBlind(entry) },
  },
  {
    id: 'recordTransaction',
    what: 'without a branch',
    call: 'POST /transactions',
    body: cash,
    needs: ['Cashbook In/Out'],
    done: booked(entry),
    except: {
      admin: 'BRANCH_REQUIRED',
      'Cashbook In/Out': bookedBlind(entry),
      other: booked({ ...entry, accounts: 2, entry_numbers: 1 }),
    },
  },
  {
    id: 'resolveTransaction',
    what: 'accept',
    call: 'PATCH /transactions',
    body: { type: 'pending', action: 'accept', actionId: 2, amount: 50_000 },
    needs: [approve],
    done: booked(accepted),
    except: { ...hidden, [approve]: bookedBlind(accepted) },
  },
  {
    id: 'resolveTransaction',
    what: 'reject',
    call: 'PATCH /transactions',
    body: { type: 'pending', action: 'reject', actionId: 2 },
    needs: [approve],
    done: writes({}),
    except: hidden,
  },
  {
    id: 'resolveTransaction',
    what: 'settle',
    call: 'PATCH /transactions',
    body: { type: 'advance', action: 'accept', actionId: 1, amount: 70_000 },
    needs: [settle],
    done: booked(entry),
    except: { ...hidden, [settle]: bookedBlind(entry) },
  },
  {
    id: 'resolveTransaction',
    what: 'settle what goes out',
    call: 'PATCH /transactions',
    body: { type: 'advance', action: 'accept', actionId: 2, amount: 70 },
    needs: [settle],
    also: 'Cashbook In/Out',
    done: booked(entry),
    except: hidden,
  },
  {
    id: 'takePayment',
    call: 'POST /payment',
    body: { eventId: 1, amount: 1_000 },
    needs: [settle, 'Create Event'],
    done: booked(taken, 'state'),
    except: {
      ...hidden,
      [settle]: bookedBlind(taken, 'state'),
      'Create Event': writes({ pending: 1 }, { fields: 'state success' }),
    },
  },
  {
    id: 'correctEntry',
    call: 'POST /correction',
    body: { id: 9, should_be: 100, reason: 'Two hundred too many' },
    needs: ['Cashbook In/Out'],
    done: booked(entry, 'stands_at'),
    except: { ...hidden, 'Cashbook In/Out': bookedBlind(entry, 'stands_at') },
  },
  {
    id: 'correctEntry',
    what: 'what was spent from petty cash',
    call: 'POST /correction',
    body: { id: 14, should_be: 0, reason: 'Never bought' },
    needs: [spend, create],
    done: writes(entry, { fields: 'stands_at success' }),
    except: hidden,
  },
  {
    id: 'listPettyCash',
    call: 'GET /petty-cash?branchId=1',
    needs: ['Cashbook Petty Cash', spend, create],
    done: sorted(`success data ${accountFields}`),
    except: { ...hidden, [spend]: sorted('success data') },
  },
  {
    id: 'listPettyCash',
    what: 'one account',
    call: 'GET /petty-cash?id=1',
    needs: ['Cashbook Petty Cash', spend, create],
    done: sorted(
      `success data ${prefixed('data', 'id amount transact_type balance_after createdAt reason')}`,
    ),
    except: { ...hidden, [spend]: 'NOT_FOUND' },
  },
  {
    id: 'recordPettyCash',
    what: 'create',
    call: 'POST /petty-cash?branchId=1',
    body: { type: 'create', spender: 4, budget: 500 },
    needs: [create],
    done: booked(opened, 'record_id'),
    except: { ...hidden, [create]: bookedBlind(opened, 'record_id') },
  },
  {
    id: 'recordPettyCash',
    what: 'create without a branch',
    call: 'POST /petty-cash',
    body: { type: 'create', spender: 4, budget: 500 },
    needs: [create],
    done: booked(opened, 'record_id'),
    // Kebede, who is to spend it, is nobody in Piassa.
    except: {
      admin: 'BRANCH_REQUIRED',
      other: 'VALIDATION',
      [create]: bookedBlind(opened, 'record_id'),
    },
  },
  {
    id: 'recordPettyCash',
    what: 'spend',
    call: 'POST /petty-cash?branchId=1',
    body: { type: 'spend', pettycashId: 1, amount: 100, reason: 'Charcoal' },
    needs: [spend, create],
    done: writes(entry, { fields: 'id success transaction_id' }),
    except: { ...hidden, [spend]: 'NOT_YOUR_ACCOUNT' },
  },
  {
    id: 'recordPettyCash',
    what: 'return',
    call: 'POST /petty-cash?branchId=1',
    body: { type: 'return', pettycashId: 1, amount: 100 },
    needs: [create],
    done: booked(entry, 'record_id transaction_id'),
    except: { ...hidden, [create]: bookedBlind(entry, 'record_id transaction_id') },
  },
  {
    id: 'addToPettyCash',
    call: 'PATCH /petty-cash?branchId=1',
    body: { type: 'add_amount', pettycashId: 1, amount: 100 },
    needs: [create],
    done: booked(entry, 'transaction_id'),
    except: { ...hidden, [create]: bookedBlind(entry, 'transaction_id') },
  },
  {
    id: 'togglePettyCash',
    call: 'DELETE /petty-cash',
    body: { id: 1, closed: true },
    needs: [create],
    done: writes({}, { fields: 'closed success' }),
    except: hidden,
  },
  {
    id: 'readEmployeeLedger',
    call: 'GET /employee-ledger?id=1',
    needs: ['Employees'],
    done: sorted(`success gain ${ledgerFields}`),
    except: { other: sorted('success coming earned gain ledger') },
  },
  {
    id: 'payEmployee',
    call: 'PATCH /employee-ledger?branchId=1',
    body: { id: 1, withSalary: false, expected: 800 },
    needs: ['Employees'],
    also: 'Cashbook In/Out',
    done: booked(entry),
    except: hidden,
  },
  {
    id: 'payEmployee',
    what: 'without a branch',
    call: 'PATCH /employee-ledger',
    body: { id: 1, withSalary: false },
    needs: ['Employees'],
    also: 'Cashbook In/Out',
    done: booked(entry),
    except: { admin: 'BRANCH_REQUIRED', other: 'NOTHING_TO_PAY' },
  },
  {
    id: 'readVendorLedger',
    call: 'GET /vendor-ledger?id=1&type=in&branchId=1',
    needs: ['Vendor Ledger'],
    done: sorted(`success balance ${ledgerFields}`),
    except: hidden,
  },
  {
    id: 'readVendorLedger',
    what: 'without a branch',
    call: 'GET /vendor-ledger?id=1&type=in',
    needs: ['Vendor Ledger'],
    done: sorted(`success balance ${ledgerFields}`),
    except: { admin: 'BRANCH_REQUIRED', other: sorted('success balance coming earned ledger') },
  },
  {
    id: 'payVendor',
    call: 'PATCH /vendor-ledger?branchId=1',
    body: { vendorId: 1, amount: 12_000 },
    needs: ['Vendor Ledger'],
    also: 'Cashbook In/Out',
    done: booked(entry),
    except: hidden,
  },
  {
    id: 'payVendor',
    what: 'without a branch',
    call: 'PATCH /vendor-ledger',
    body: { vendorId: 1, amount: 12_000 },
    needs: ['Vendor Ledger'],
    also: 'Cashbook In/Out',
    done: booked(entry),
    except: { admin: 'BRANCH_REQUIRED', other: 'OVERPAYMENT' },
  },
];
