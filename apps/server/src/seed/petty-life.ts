/** Demo data of petty cash: one account that is filled and spent, and one that was returned. */
import { addDaysIso } from '@digis/ethio-date';
import type { Context } from '../contract/handler.ts';
import { pettyCashHandlers } from '../modules/petty-cash/petty-cash-handlers.ts';
import type { DemoBusiness } from './demo-business.ts';
import { asking, deed, type Deed } from './demo-deed.ts';
import type { Desk } from './branch-life.ts';

type Body = Parameters<typeof pettyCashHandlers.recordPettyCash>[1]['body'];

const record = async (context: Context, body: Body): Promise<number> =>
  (await pettyCashHandlers.recordPettyCash(context, asking(body))).id;

const errands = ['ሽንኩርትና በርበሬ', 'ከሰል', 'የታክሲ', 'የጋዝ መሙያ'];

export function pettyLife(desk: Desk, business: DemoBusiness, days: readonly string[]): Deed[] {
  return [...kitchenBox(desk, business, days), ...tripBox(desk, business, days)];
}

function kitchenBox(
  { cashier, spender }: Desk,
  { users }: DemoBusiness,
  [first = '', ...days]: readonly string[],
): Deed[] {
  let id = 0;
  return [
    deed([first, '09:00'], cashier, async (context) => {
      const whose = users.get(spender)?.id;
      id = await record(context, {
        type: 'create',
        ...(whose !== undefined && { spender: whose }),
        budget: 10_000,
        reason: 'ለኩሽና',
      });
    }),
    ...days.flatMap((day, month) => [
      deed([day, '09:00'], cashier, (context) =>
        pettyCashHandlers.addToPettyCash(
          context,
          asking({ type: 'add_amount' as const, pettycashId: id, amount: 5_000, reason: 'ማሟያ' }),
        ),
      ),
      ...[1, 2].map((errand) =>
        deed([addDaysIso(day, errand), '13:00'], spender, (context) =>
          record(context, {
            type: 'spend',
            pettycashId: id,
            amount: 1_800 + 275 * errand,
            reason: errands[(month + errand) % errands.length] ?? '',
          }),
        ),
      ),
    ]),
  ];
}

/** Closed too early once, opened again, and at the end emptied and closed. */
function tripBox(
  { cashier }: Desk,
  { users }: DemoBusiness,
  [, , made = '', , , over = '']: readonly string[],
): Deed[] {
  let id = 0;
  const toggle = (context: Context, closed: boolean) =>
    pettyCashHandlers.togglePettyCash(context, asking({ id, closed }));
  return [
    deed([made, '10:00'], cashier, async (context) => {
      const whose = users.get(cashier)?.id;
      id = await record(context, {
        type: 'create',
        ...(whose !== undefined && { spender: whose }),
        budget: 6_000,
        reason: 'ለገበያ ጉዞ',
      });
    }),
    deed([addDaysIso(made, 2), '10:00'], cashier, (context) => toggle(context, true)),
    deed([addDaysIso(made, 3), '10:00'], cashier, (context) => toggle(context, false)),
    deed([addDaysIso(made, 4), '10:00'], cashier, (context) =>
      record(context, { type: 'spend', pettycashId: id, amount: 1_200, reason: 'ነዳጅ' }),
    ),
    deed([over, '10:00'], cashier, (context) =>
      record(context, { type: 'return', pettycashId: id, amount: 4_800, reason: 'ተመላሽ' }),
    ),
    deed([addDaysIso(over, 1), '10:00'], cashier, (context) => toggle(context, true)),
  ];
}
