import type { Context } from '../contract/handler.ts';
import { moneyPlaceHandlers } from '../modules/books/money-places/money-place-handlers.ts';
import { tillHandlers } from '../modules/money/till/till-handlers.ts';
import type { DemoBusiness } from './demo-business.ts';
import { demoAction, inputOf, type DemoAction } from './demo-action.ts';
import type { BranchStaff } from './demo-people.ts';

export function tillHistory(
  { cashier }: BranchStaff,
  { places }: DemoBusiness,
  days: readonly string[],
): DemoAction[] {
  return days.flatMap((day, month) => [
    demoAction([day, '10:00'], cashier, (context) =>
      moneyPlaceHandlers.transferMoney(
        context,
        inputOf({ from: places.cbe, amount: 70_000, remark: 'ለደመወዝ' }),
      ),
    ),
    demoAction([day, '17:00'], cashier, (context) =>
      moneyPlaceHandlers.transferMoney(
        context,
        inputOf({ to: places.safe, amount: 5_000, remark: 'ለባለቤቱ' }),
      ),
    ),
    demoAction([day, '18:30'], cashier, (context) => closeDay(context, month % 3 === 1)),
  ]);
}

async function closeDay(context: Context, isShort: boolean): Promise<void> {
  const { now } = await tillHandlers.listCloses(context, {
    query: {},
    params: {},
    body: undefined,
  });
  if (now === undefined) return;
  const book = now.places[0]?.book ?? 0;
  const counted = Math.max(0, isShort ? book - 50 : book);
  const notes = [{ value: 200, count: Math.floor(counted / 200) } as const];
  await tillHandlers.closeDay(
    context,
    inputOf({
      last_entry: now.last_entry,
      places: [{ notes, coins: Math.round((counted % 200) * 100) / 100 }],
      ...(counted !== book && { remark: 'የታክሲ መልስ', book_difference: true }),
    }),
  );
}
