import { booked, bookedBlind, entry, hidden, type Row, writes, prefixed, sorted } from '../row.ts';

const spend = 'Cashbook Spend Petty Cash';
const create = 'Cashbook Create Petty Cash';

const accountFields = prefixed('data', 'id budget closed createdAt reason user pettycashtransacts');

const opened = { ...entry, petty_cash: 1, accounts: 1 };

export const pettyRows: readonly Row[] = [
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
      `success data ${prefixed('data', 'id amount transact_type balance_after createdAt reason record')}`,
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
    // `other` is refused, because user 4, Kebede, does not work in Piassa.
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
];
