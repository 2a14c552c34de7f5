import { addDaysIso } from '@digis/ethio-date';
import { desc } from 'drizzle-orm';
import type { Context } from '../contract/handler.ts';
import { advances } from '../db/tables/cash.ts';
import { cashbookHandlers } from '../modules/money/cashbook/cashbook-handlers.ts';
import { employeeLedgerHandlers } from '../modules/money/ledgers/employee-ledger-handlers.ts';
import { sumComing, withComing } from '../modules/books/journal/coming.ts';
import { type Person, selectOwed, sumOwed } from '../modules/records/owed/owed.ts';
import { toBirr } from '@digis/domain';
import { vendorLedgerHandlers } from '../modules/money/ledgers/vendor-ledger-handlers.ts';
import type { DemoBusiness } from './demo-business.ts';
import { forNextEvent } from './demo-costs.ts';
import { paidFromBank } from './demo-payments.ts';
import { tillHistory } from './till-history.ts';
import { demoAction, inputOf, type DemoAction } from './demo-action.ts';
import type { BranchStaff, DemoName } from './demo-people.ts';
import { pettyCashHistory } from './petty-cash-history.ts';

const months = 6;

const monthDays = (today: string): string[] =>
  Array.from({ length: months }, (_, month) => addDaysIso(today, 30 * (month + 1 - months) - 3));

export function branchHistory(
  staff: BranchStaff,
  today: string,
  business: DemoBusiness,
): DemoAction[] {
  const days = monthDays(today);
  return [
    ...days.flatMap((day) => [
      demoAction([day, '12:00'], staff.cashier, (context) => payPeople(context, staff, business)),
      demoAction([day, '12:30'], staff.cashier, (context) => payVendors(context, business)),
      demoAction([day, '15:00'], staff.cashier, async (context) => {
        await cash(context, { type: 'in', amount: 3_000, remark: 'የወንበር ኪራይ' });
        await cash(context, { type: 'out', amount: 8_500, remark: 'የሱቅ ኪራይ', category: 'rent' });
      }),
    ]),
    ...deposits(staff.cashier, days),
    ...mistake(staff.cashier, days),
    ...pettyCashHistory(staff, business, days),
    ...tillHistory(staff, business, days),
  ];
}

type Cash = Parameters<typeof cashbookHandlers.recordTransaction>[1]['body'];

const cash = (context: Context, body: Cash) =>
  cashbookHandlers.recordTransaction(context, inputOf(body));

function deposits(cashier: DemoName, days: readonly string[]): DemoAction[] {
  const [tent = '', speaker = '', , , , hall = ''] = days;
  return [
    ...deposit(cashier, tent, { amount: 2_000, settle_amount: 6_000 }, [2_500, 3_500]),
    ...deposit(cashier, speaker, { amount: 3_000 }, [1_500]),
    ...deposit(cashier, hall, { amount: 5_000, settle_amount: 10_000 }, []),
  ];
}

function mistake(cashier: DemoName, days: readonly string[]): DemoAction[] {
  const day = days.at(-1) ?? '';
  let id = 0;
  return [
    demoAction([day, '16:00'], cashier, async (context) => {
      const tag = await forNextEvent(context, 'fuel');
      const gas = { type: 'out', amount: 4_500, remark: 'ጋዝ ለወጥ ቤት' } as const;
      const booked = await cash(context, { ...gas, ...tag });
      id = booked.id ?? 0;
    }),
    demoAction([day, '16:20'], cashier, (context) =>
      cashbookHandlers.correctEntry(context, inputOf({ id, should_be: 450, reason: 'ዜሮ በዝቷል' })),
    ),
  ];
}

function deposit(
  cashier: DemoName,
  day: string,
  amounts: Pick<Cash, 'amount' | 'settle_amount'>,
  settlements: readonly number[],
): DemoAction[] {
  let actionId = 0;
  return [
    demoAction([day, '11:00'], cashier, async (context) => {
      await cash(context, { ...amounts, type: 'out', remark: 'የድንኳን ኪራይ ቀብድ', isAdvance: true });
      const [made] = await context.db.select().from(advances).orderBy(desc(advances.id)).limit(1);
      actionId = made?.id ?? 0;
    }),
    ...settlements.map((amount, week) =>
      demoAction([addDaysIso(day, 7 * (week + 1)), '11:00'], cashier, (context) =>
        cashbookHandlers.resolveTransaction(
          context,
          inputOf({ type: 'advance' as const, action: 'accept' as const, actionId, amount }),
        ),
      ),
    ),
  ];
}

async function payPeople(
  context: Context,
  { paysSalaries: withSalary }: BranchStaff,
  { employees }: DemoBusiness,
): Promise<void> {
  for (const id of employees) {
    if (withSalary || (await earnedBy(context, { employee_id: id })) > 0) {
      await employeeLedgerHandlers.payEmployee(context, inputOf({ id, withSalary, coming: false }));
    }
  }
}

/** Santim. */
async function earnedBy({ db, scope, clock }: Context, person: Person): Promise<number> {
  const owed = await selectOwed(db, person, scope.branchId);
  return sumOwed(owed) - sumComing(await withComing(db, person, owed, clock.now()));
}

async function payVendors(context: Context, { vendors, places }: DemoBusiness): Promise<void> {
  for (const vendorId of vendors) {
    const earned = toBirr(await earnedBy(context, { vendor_id: vendorId }));
    const amount = Math.floor((earned * 0.9) / 100) * 100;
    if (amount <= 0) continue;
    const paid = paidFromBank(context, places, {
      event: 90_000 + vendorId,
      amount,
      turn: context.scope.branchId ?? 0,
    });
    await vendorLedgerHandlers.payVendor(context, inputOf({ vendorId, amount, ...paid }));
  }
}
