import type { Answer } from '../../testing/index.ts';
import { newBranch } from './branch-races.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, type RaceTable, must, won } from './table.ts';

const begins = 500;
const pays = 10;

const statusOf = async ({ admin }: RaceTable, branch: number) =>
  (await must(admin.get(`/api/transactions?type=book&branchId=${branch}`))).status;

const open = { dated: '2026-09-21', money: [{ amount: begins }] };

/** Once there is a payment, the books can no longer be opened. */
const openOrPay: Race = async (table, round) => {
  const branch = await newBranch(table, round);
  const isPayment = (at: number) => at % 6 === 5;
  const answers = await crowd(table, 12, (caller, at) =>
    isPayment(at)
      ? caller.post(`/api/transactions?branchId=${branch}`, {
          type: 'in',
          amount: pays,
          remark: 'Tents',
        })
      : caller.post(`/api/opening?branchId=${branch}`, open),
  );
  const openings = answers.filter((_, at) => !isPayment(at));
  const paid = won(answers.filter((_, at) => isPayment(at)));
  return (
    expected('failures', failed(answers), 0) ??
    expected('paid', paid, 2) ??
    expected('opened twice', won(openings) > 1, false) ??
    expected('refused', openings.every(isLate), true) ??
    expected(
      'balance',
      (await statusOf(table, branch)).balance,
      won(openings) * begins + paid * pays,
    )
  );
};

const isLate = ({ status, body }: Answer): boolean =>
  status === 200 || body.code === 'ALREADY_OPENED';

/** One undo succeeds; the books are opened again once or not at all. */
const undoTwice: Race = async (table, round) => {
  const branch = await newBranch(table, round);
  const path = `/api/opening?branchId=${branch}`;
  const { opening } = await must(table.admin.post(path, open));
  const isUndo = (at: number) => at % 6 !== 5;
  const answers = await crowd(table, 12, (caller, at) =>
    isUndo(at) ? caller.delete('/api/opening', { id: opening.id }) : caller.post(path, open),
  );
  const opened = won(answers.filter((_, at) => !isUndo(at)));
  return (
    expected('failures', failed(answers), 0) ??
    expected('undone', won(answers.filter((_, at) => isUndo(at))), 1) ??
    expected('opened again twice', opened > 1, false) ??
    expected('balance', (await statusOf(table, branch)).balance, opened * begins)
  );
};

export const openingRaces: Readonly<Record<string, Race>> = {
  'ten open the books of a branch while cash comes in': openOrPay,
  'ten take an opening back while it is entered again': undoTwice,
};
