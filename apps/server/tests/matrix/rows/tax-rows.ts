import { answer, created, hidden, type Row, writes } from '../row.ts';

const settle = 'Cashbook Settle Advance Payment';
const rule = { from: '2027-07-08', value: 16, source: 'A proclamation of that year' };
const forAdmins = { all: 'ADMIN_ONLY', other: 'ADMIN_ONLY', 'System Settings': 'ADMIN_ONLY' };

export const taxRows: readonly Row[] = [
  {
    id: 'listTaxRules',
    call: 'GET /tax-rules',
    needs: 'anybody',
    done: answer('rules', 'id name from value source'),
  },
  {
    id: 'createTaxRule',
    call: 'POST /tax-rules',
    body: { name: 'vat', ...rule },
    needs: ['System Settings'],
    done: created({ tax_rules: 1 }),
    except: forAdmins,
  },
  {
    id: 'updateTaxRule',
    call: 'PATCH /tax-rules',
    body: { id: 1, ...rule },
    needs: ['System Settings'],
    done: writes({}),
    except: forAdmins,
  },
  {
    id: 'withhold',
    call: 'POST /withholding',
    body: {
      eventId: 1,
      amount: 6_600,
      certificate_no: 'WHT-0419',
      certificate_date: '2026-09-21',
    },
    needs: [settle],
    // Pending, because a certificate before the event needs a second user.
    done: writes({ pending: 1 }, { fields: 'left state success' }),
    except: hidden,
  },
  {
    id: 'listAwaitedCertificates',
    call: 'GET /withholding?branchId=1',
    needs: ['View Events', settle],
    done: answer('awaited'),
    except: hidden,
  },
  {
    id: 'readCashMeter',
    call: 'GET /cash-meter?eventId=1',
    needs: ['Cashbook In/Out', 'Cashbook Approve Pending Transaction', settle, 'Create Event'],
    done: { fields: 'cap client_today event success' },
    except: hidden,
  },
  {
    id: 'listVat',
    call: 'GET /vat?branchId=1&from=2026-09-11&to=2026-10-10',
    needs: ['Cashbook View Balance'],
    done: { fields: 'months rows success' },
    except: hidden,
  },
  {
    id: 'listGlAccounts',
    call: 'GET /gl-accounts',
    needs: ['System Settings', 'Cashbook View Balance'],
    done: answer('accounts', 'kind account proposed'),
  },
  {
    id: 'updateGlAccount',
    call: 'PATCH /gl-accounts',
    body: { kind: 'box', account: '1000' },
    needs: ['System Settings'],
    done: writes({ gl_accounts: 1 }),
    except: forAdmins,
  },
  {
    id: 'takeEnvelope',
    call: 'POST /envelope',
    body: { branchId: 1, from: '2019-01', to: '2019-01' },
    needs: ['Cashbook View Balance'],
    done: writes({}, { fields: 'text' }),
    except: hidden,
  },
];
