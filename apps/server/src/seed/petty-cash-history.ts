import { addDaysIso } from '@digis/ethio-date';
import type { Context } from '../contract/handler.ts';
import { pettyCashHandlers } from '../modules/money/petty-cash/petty-cash-handlers.ts';
import { forNextEvent } from './demo-costs.ts';
import type { DemoBusiness } from './demo-business.ts';
import { demoAction, inputOf, type DemoAction } from './demo-action.ts';
import type { BranchStaff } from './demo-people.ts';

type Body = Parameters<typeof pettyCashHandlers.recordPettyCash>[1]['body'];

const record = async (context: Context, body: Body): Promise<number> =>
  (await pettyCashHandlers.recordPettyCash(context, inputOf(body))).id;

const errands = [
  { reason: 'ሽንኩርትና በርበሬ', category: 'food' },
  { reason: 'ከሰል', category: 'fuel' },
  { reason: 'የታክሲ', category: 'transport' },
  { reason: 'የጋዝ መሙያ', category: 'fuel' },
] as const;

const errandOf = (at: number) => errands[at % errands.length] ?? errands[0];

export function pettyCashHistory(
  staff: BranchStaff,
  business: DemoBusiness,
  days: readonly string[],
): DemoAction[] {
  return [...kitchenPettyCash(staff, business, days), ...tripPettyCash(staff, business, days)];
}

function kitchenPettyCash(
  { cashier, spender }: BranchStaff,
  { users }: DemoBusiness,
  [first = '', ...days]: readonly string[],
): DemoAction[] {
  let id = 0;
  return [
    demoAction([first, '09:00'], cashier, async (context) => {
      const whose = users.get(spender)?.id;
      id = await record(context, {
        type: 'create',
        ...(whose !== undefined && { spender: whose }),
        budget: 10_000,
        reason: 'ለኩሽና',
      });
    }),
    ...days.flatMap((day, month) => [
      demoAction([day, '09:00'], cashier, (context) =>
        pettyCashHandlers.addToPettyCash(
          context,
          inputOf({ type: 'add_amount' as const, pettycashId: id, amount: 5_000, reason: 'ማሟያ' }),
        ),
      ),
      ...[1, 2].map((errand) =>
        demoAction([addDaysIso(day, errand), '13:00'], spender, async (context) => {
          const { reason, category } = errandOf(month + errand);
          const tag = await forNextEvent(context, category);
          const amount = 1_800 + 275 * errand;
          await record(context, { type: 'spend', pettycashId: id, amount, reason, ...tag });
        }),
      ),
    ]),
  ];
}

/** Petty cash that is closed too early, reopened, emptied and closed. */
function tripPettyCash(
  { cashier }: BranchStaff,
  { users }: DemoBusiness,
  [, , made = '', , , over = '']: readonly string[],
): DemoAction[] {
  let id = 0;
  const toggle = (context: Context, closed: boolean) =>
    pettyCashHandlers.togglePettyCash(context, inputOf({ id, closed }));
  return [
    demoAction([made, '10:00'], cashier, async (context) => {
      const whose = users.get(cashier)?.id;
      id = await record(context, {
        type: 'create',
        ...(whose !== undefined && { spender: whose }),
        budget: 6_000,
        reason: 'ለገበያ ጉዞ',
      });
    }),
    demoAction([addDaysIso(made, 2), '10:00'], cashier, (context) => toggle(context, true)),
    demoAction([addDaysIso(made, 3), '10:00'], cashier, (context) => toggle(context, false)),
    demoAction([addDaysIso(made, 4), '10:00'], cashier, (context) =>
      record(context, { type: 'spend', pettycashId: id, amount: 1_200, reason: 'ነዳጅ' }),
    ),
    demoAction([over, '10:00'], cashier, (context) =>
      record(context, { type: 'return', pettycashId: id, amount: 4_800, reason: 'ተመላሽ' }),
    ),
    demoAction([addDaysIso(over, 1), '10:00'], cashier, (context) => toggle(context, true)),
  ];
}
