import { aloneRefusal, payAlone } from '../alone.ts';
import { type BranchId, countCash, moveCash, post, type ManualAdvance } from '../model.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  no,
  pick,
  sees,
  within,
  type MakeStep,
  type Refusal,
} from './step.ts';

const path = '/api/transactions';

const byHand = (way: 'in' | 'out', branch: BranchId) =>
  `${way === 'in' ? 'income:other' : 'expense:other'}:${branch}`;

export const cash =
  (way: 'in' | 'out', isAdvance: boolean): MakeStep =>
  (model, draw) => {
    const actor = actorOf(draw);
    const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
    const amount = 1 + (draw.amount % 5_000) / 2;
    const rest = isAdvance && draw.choice % 2 > 0 ? 100 + (draw.amount % 900) : null;
    // Sometimes without a branch, which an admin must name.
    const alone = way === 'out' ? amount : 0;
    const isLost = actor === 'admin' && draw.choice % 6 === 0;
    return {
      kind: isAdvance ? `cash ${way} as an advance` : `cash ${way}`,
      actor,
      method: 'post',
      path: isLost ? path : path + branchQuery(actor, branch),
      body: {
        type: way,
        amount,
        remark: 'By hand',
        ...(isAdvance && { isAdvance, settle_amount: rest }),
      },
      moves: {},
      refusal: isLost ? no(422, 'BRANCH_REQUIRED') : aloneRefusal(model, actor, alone),
      apply: async (ids) => {
        payAlone(model, actor, alone);
        moveCash(model, branch, way === 'in' ? amount : -amount, byHand(way, branch));
        if (!isAdvance) return;
        const id = await ids.newestAdvance();
        model.advances.push({ id, branch, way, rest, isOpen: true, by: actor });
      },
    };
  };

export const settleByHand: MakeStep = (model, draw) => {
  const open = model.advances.filter((row) => row.isOpen);
  const actor = actorOf(draw);
  const some = draw.choice % 5 === 0 ? model.advances : open;
  const row = pick(within(some, actor, draw), draw.pick);
  if (row === undefined) return null;
  const known = row.rest ?? 77;
  const amount = [known, known / 2, known + 1, known][draw.amount % 4] ?? known;
  if (amount <= 0 || !Number.isInteger(amount * 100)) return null;
  // If the rest is unknown, the user who settles it also enters the whole amount.
  const alone = row.way === 'out' && (row.by === actor || row.rest === null) ? amount : 0;
  return {
    kind: row.rest === null ? 'settle an unknown rest' : 'settle by hand',
    actor,
    method: 'patch',
    path,
    body: { type: 'advance', action: 'accept', actionId: row.id, amount },
    moves: { advance: row },
    refusal:
      byHandRefusal(row, sees(actor, row.branch), amount) ?? aloneRefusal(model, actor, alone),
    apply: () => {
      payAlone(model, actor, alone);
      const signed = row.way === 'in' ? amount : -amount;
      post(model, `cash:${row.branch}`, signed);
      post(model, byHand(row.way, row.branch), -signed);
      countCash(model, row.branch, signed);
      if (row.rest !== null) row.rest -= amount;
      row.isOpen = row.rest !== null && row.rest > 0;
    },
  };
};

function byHandRefusal(
  row: ManualAdvance,
  isVisible: boolean,
  amount: number,
): Refusal | undefined {
  if (!isVisible) return no(404, 'NOT_FOUND');
  if (!row.isOpen) return no(409, 'ALREADY_PROCESSED');
  return row.rest !== null && amount > row.rest ? no(422, 'VALIDATION') : undefined;
}
