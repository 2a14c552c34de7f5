import {
  booked,
  bookedBlind,
  type Done,
  entry,
  hidden,
  ok,
  type Row,
  writes,
  prefixed,
  sorted,
} from '../row.ts';

const spend = 'Cashbook Spend Petty Cash';
const create = 'Cashbook Create Petty Cash';
const approve = 'Cashbook Approve Pending Transaction';
const settle = 'Cashbook Settle Advance Payment';

const counts = 'status.advanceCount status.pendingCount';
const figures = `status.advanceCount status.balance status.coming status.earned status.estimate status.outstanding status.pendingCount
  status.totalIn status.totalOut`;

/** Without the permission for the balance, the status has only counts. */
const cashbook = (rowFields: string, status: string): Done =>
  sorted(`success data ${rowFields === '' ? '' : prefixed('data', rowFields)} status ${status}`);

const bookRow =
  'id amount transact_type createdAt transact_id book_no record_type remark event counterparty username approved_by branch settle_date';
const pendingRow = 'id amount transact_type createdAt type event counterparty username branch';
const advanceRow =
  'id amount transact_type createdAt settle_amount settle_date event counterparty branch remark record_type advancetransact';

const tab = (type: string, permission: string, row: string, more = ''): Row => ({
  id: 'listTransactions',
  what: type,
  call: `GET /transactions?type=${type}&branchId=1`,
  needs: [permission],
  done: cashbook(`${row} ${more}`.trim(), figures),
  except: { ...hidden, [permission]: cashbook(row, counts) },
});

const closed = writes(
  { closed_places: 2, closes: 1 },
  sorted(
    `success close ${prefixed('close', 'branch createdAt day id last_entry number places username')}`,
  ),
);

const adminsOnly = { all: 'ADMIN_ONLY', other: 'ADMIN_ONLY', 'Cashbook In/Out': 'ADMIN_ONLY' };

const opened = writes(
  { ...entry, accounts: 2, entry_numbers: 1, openings: 1 },
  sorted(
    `success opening ${prefixed('opening', 'balance branch createdAt dated id lines opening owed petty received username')}`,
  ),
);

const cash = { amount: 1_000, type: 'in', remark: 'Tents lent out' };
const accepted = { ...entry, accounts: 1, advances: 1 };
const taken = { ...entry, pending: 1 };

export const moneyRows: readonly Row[] = [
  tab('book', 'Cashbook View Records', bookRow, 'balance'),
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
    id: 'transferMoney',
    call: 'POST /transfer?branchId=1',
    body: { to: 1, amount: 100 },
    needs: ['Cashbook In/Out'],
    done: booked({ ...entry, accounts: 1 }),
    except: { ...hidden, 'Cashbook In/Out': bookedBlind({ ...entry, accounts: 1 }) },
  },
  {
    id: 'listCostEvents',
    call: 'GET /cost-events?branchId=1',
    needs: ['Cashbook In/Out', spend, create],
    done: sorted(`success events ${prefixed('events', 'et_date id name')}`),
    except: hidden,
  },
  {
    id: 'noteEntry',
    call: 'POST /entry-note',
    body: { id: 9, kind: 'fiscal_no', value: '00451278' },
    needs: ['Cashbook In/Out'],
    done: writes({ entry_notes: 1 }),
    except: hidden,
  },
  {
    id: 'listCloses',
    call: 'GET /close?branchId=1',
    needs: ['Cashbook View Records'],
    done: sorted(`success closes ${prefixed('closes', 'branch createdAt day id last_entry number places remark username')}
      now ${prefixed('now', 'last_close last_entry places waiting')}`),
    except: hidden,
  },
  {
    id: 'closeDay',
    call: 'POST /close?branchId=1',
    body: { last_entry: 7, places: [{}] },
    needs: ['Cashbook In/Out'],
    done: closed,
    except: hidden,
  },
  {
    id: 'bookDifference',
    what: 'that takes cash out',
    call: 'POST /close/difference',
    body: { id: 1 },
    needs: ['Cashbook In/Out'],
    done: booked(entry),
    except: {
      ...hidden,
      'Cashbook In/Out': bookedBlind(entry),
      // Only outgoing cash needs the password.
      stale: 'REAUTH_REQUIRED',
    },
  },
  {
    id: 'readOpening',
    call: 'GET /opening?branchId=1',
    needs: ['Cashbook View Balance'],
    done: { fields: 'can_open success' },
    except: hidden,
  },
  {
    id: 'openBooks',
    what: 'of a branch that has entries',
    call: 'POST /opening?branchId=1',
    body: { dated: '2026-09-21', money: [{ amount: 100 }] },
    needs: ['Cashbook In/Out'],
    done: ok,
    except: { ...adminsOnly, ...hidden, admin: 'ALREADY_OPENED' },
  },
  {
    id: 'openBooks',
    call: 'POST /opening?branchId=2',
    body: { dated: '2026-09-21', money: [{ amount: 100 }] },
    needs: ['Cashbook In/Out'],
    done: opened,
    except: { ...adminsOnly, 'Cashbook In/Out': 'NOT_FOUND', all: 'NOT_FOUND' },
  },
  {
    id: 'undoOpening',
    what: 'that is none',
    call: 'DELETE /opening',
    body: { id: 9 },
    needs: ['Cashbook In/Out'],
    done: ok,
    except: { ...adminsOnly, admin: 'NOT_FOUND' },
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
];
