import { booked, entry, hidden, type Row, writes, sorted } from '../row.ts';

const ledgerFields =
  'coming earned ledger ledger.id ledger.amount ledger.balance_after ledger.createdAt ledger.transact_type ledger.event ledger.source';

const dueFields =
  'employees employees.id employees.full_name employees.phone_number employees.earned employees.events employees.coming employees.salary employees.salary_due';

export const ledgerRows: readonly Row[] = [
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
    id: 'readPayDay',
    call: 'GET /pay-day?branchId=1',
    needs: ['Employees'],
    done: sorted(`success year month ${dueFields}`),
    except: hidden,
  },
  {
    id: 'readPayDay',
    what: 'without a branch',
    call: 'GET /pay-day',
    needs: ['Employees'],
    done: sorted(`success year month ${dueFields}`),
    except: { admin: 'BRANCH_REQUIRED' },
  },
  {
    id: 'payWages',
    call: 'POST /pay-day?branchId=1',
    body: { employees: [1], withSalary: true, expected: 6_000 },
    needs: ['Employees'],
    also: 'Cashbook In/Out',
    done: writes(
      { ...entry, accounts: 1, salary_payments: 1 },
      sorted(
        'success balance total paid paid.employeeId paid.id paid.book_no paid.amount paid.salary',
      ),
    ),
    except: hidden,
  },
  {
    id: 'payWages',
    what: 'of whom nothing is due to',
    call: 'POST /pay-day?branchId=1',
    body: { employees: [2, 1], withSalary: false },
    needs: ['Employees'],
    also: 'Cashbook In/Out',
    done: writes(entry),
    except: { admin: 'NOTHING_TO_PAY', all: 'NOTHING_TO_PAY', other: 'NOT_FOUND' },
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
