import { aloneRefusal, payAlone } from '../alone.ts';
import {
  countCash,
  post,
  type Actor,
  type Box,
  type BranchId,
  type Model,
  type Moves,
} from '../model.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  no,
  pick,
  within,
  type Draw,
  type MakeStep,
  type Refusal,
  type Step,
} from './step.ts';

const path = '/api/petty-cash';

/** Ids of users. Kebede may spend only from his own petty cash. */
const spenders = { kebede: 4, alem: 6, sefer: 7 } as const;

const create: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.isBold ? 1 : 2);
  const local = branch === 2 ? 'sefer' : draw.choice % 2 === 0 ? 'kebede' : 'alem';
  const spender = draw.amount % 6 === 0 ? 'sefer' : local;
  const isOurs = (spender === 'sefer') === (branch === 2);
  const budget = 500 + (draw.amount % 20_000) / 2;
  const alone = spender === actor ? budget : 0;
  const moves: Moves = { isFill: true, answeredAs: 'record_id' };
  return {
    moves,
    kind: 'petty create',
    actor,
    method: 'post',
    path: path + branchQuery(actor, branch),
    body: { type: 'create', spender: spenders[spender], budget, reason: 'Market' },
    refusal: isOurs ? aloneRefusal(model, actor, alone) : no(422, 'VALIDATION'),
    apply: (ids) => {
      payAlone(model, actor, alone);
      const id = ids.answered['id'] as number;
      const box: Box = { id, branch, spender, balance: 0, isClosed: false };
      model.boxes.push(box);
      moves.box = box;
      fill(model, box, budget);
    },
  };
};

function fill(model: Model, box: Box, amount: number): void {
  box.balance += amount;
  post(model, `petty:${box.id}`, amount);
  post(model, `cash:${box.branch}`, -amount);
  countCash(model, box.branch, -amount);
}

interface Use {
  actor: Actor;
  meant: BranchId;
  box: Box;
  amount: number;
}

const use =
  (
    make: (
      model: Model,
      use: Use,
    ) => Pick<Step, 'kind' | 'method' | 'body' | 'apply' | 'moves'> & {
      refusal?: Refusal | undefined;
    },
    chooseActor: (draw: Draw) => Actor = actorOf,
  ): MakeStep =>
  (model, draw) => {
    const actor = chooseActor(draw);
    const box = pick(within(model.boxes, actor, draw), draw.pick);
    if (box === undefined) return null;
    const meant = homeOf(actor) ?? (draw.choice % 9 === 0 ? 2 : box.branch);
    const isTooMuch = draw.amount % 4 === 0;
    const amount = isTooMuch ? box.balance + 0.5 : Math.floor(box.balance / 3);
    const step = make(model, { actor, meant, box, amount: Math.max(amount, 1) });
    return {
      ...step,
      actor,
      path: path + branchQuery(actor, meant),
      refusal: meant === box.branch ? step.refusal : no(404, 'NOT_FOUND'),
    };
  };

const spend = use(
  (model, { actor, box, amount }) => ({
    kind: 'petty spend',
    method: 'post',
    body: { type: 'spend', pettycashId: box.id, amount, reason: 'Onions' },
    moves: { box, answeredAs: 'transaction_id' },
    refusal: spendRefusal(model, { actor, box, amount }),
    apply: () => {
      payAlone(model, actor, box.spender === actor ? 0 : amount);
      box.balance -= amount;
      post(model, `petty:${box.id}`, -amount);
      post(model, `expense:petty:${box.branch}`, amount);
    },
  }),
  (draw) => (draw.choice % 4 === 0 ? 'kebede' : actorOf(draw)),
);

function spendRefusal(
  model: Model,
  { actor, box, amount }: Omit<Use, 'meant'>,
): Refusal | undefined {
  if (actor === 'kebede' && box.spender !== 'kebede') return no(409, 'NOT_YOUR_ACCOUNT');
  if (box.isClosed) return no(409, 'CLOSED');
  const isShort = amount > box.balance ? no(409, 'INSUFFICIENT_BALANCE') : undefined;
  // Spending one's own petty cash is not paying alone, spending another user's is.
  return aloneRefusal(model, actor, box.spender === actor ? 0 : amount) ?? isShort;
}

const giveBack = use((model, { box, amount }) => ({
  kind: 'petty return',
  method: 'post',
  body: { type: 'return', pettycashId: box.id, amount, reason: 'Left over' },
  moves: { box, answeredAs: 'record_id' },
  refusal: amount > box.balance ? no(409, 'INSUFFICIENT_BALANCE') : undefined,
  apply: () => fill(model, box, -amount),
}));

const add = use((model, { actor, box, amount }) => ({
  kind: 'petty add',
  method: 'patch',
  body: { type: 'add_amount', pettycashId: box.id, amount },
  moves: { box, isFill: true },
  refusal: box.isClosed
    ? no(409, 'CLOSED')
    : aloneRefusal(model, actor, box.spender === actor ? amount : 0),
  apply: () => {
    fill(model, box, amount);
    payAlone(model, actor, box.spender === actor ? amount : 0);
  },
}));

const toggle: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const box = pick(within(model.boxes, actor, draw), draw.pick);
  if (box === undefined) return null;
  const isVisible = homeOf(actor) === null || homeOf(actor) === box.branch;
  const closed = draw.choice % 4 === 0 ? true : draw.choice % 4 === 1 ? false : undefined;
  const isClosed = closed ?? !box.isClosed;
  return {
    kind: isClosed ? 'petty close' : 'petty open',
    actor,
    method: 'delete',
    path,
    body: { id: box.id, ...(closed !== undefined && { closed }) },
    refusal: isVisible ? undefined : no(404, 'NOT_FOUND'),
    isLogged: isClosed !== box.isClosed,
    apply: () => {
      box.isClosed = isClosed;
    },
  };
};

export const pettySteps: readonly MakeStep[] = [
  create,
  create,
  spend,
  spend,
  spend,
  add,
  add,
  giveBack,
  giveBack,
  toggle,
  toggle,
  toggle,
];
