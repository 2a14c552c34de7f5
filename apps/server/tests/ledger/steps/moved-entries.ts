import type { Model, Moves } from '../model.ts';
import type { Ids, Step } from './step.ts';

export function noteEntry(model: Model, before: ReadonlyMap<string, number>, step: Step, ids: Ids) {
  if (step.moves === undefined) return;
  if (step.moves.wages !== undefined) {
    noteWages(model, before, step, ids);
    return;
  }
  const accounts = new Map<string, number>();
  for (const [name, amount] of model.accounts) {
    const by = amount - (before.get(name) ?? 0);
    if (by !== 0) accounts.set(name, by);
  }
  const cash = [...accounts].filter(([name]) => /^(cash|withheld):/.test(name));
  const [main] = cash.find(([, by]) => step.moves?.isTransfer !== true || by < 0) ?? [];
  const box = step.moves.box;
  model.moved.push({
    ...step.moves,
    id: answeredId(step.moves, ids),
    by: step.actor,
    branch: main === undefined ? (box?.branch ?? 1) : main.split(':')[1] === '2' ? 2 : 1,
    main: main ?? `petty:${box?.id}`,
    accounts,
  });
}

function noteWages(
  model: Model,
  before: ReadonlyMap<string, number>,
  { moves, actor }: Step,
  { answered }: Ids,
) {
  const { wages = [], ...facts } = moves ?? {};
  const main = [...model.accounts].find(
    ([name, amount]) => name.startsWith('cash:') && amount !== (before.get(name) ?? 0),
  )?.[0];
  if (main === undefined) throw new Error('a pay-day moved no cash');
  const paid = answered['paid'] as { employeeId: number; id: number }[];
  for (const { employee, accounts, ...own } of wages) {
    const sum = [...accounts.values()].reduce((total, amount) => total + amount, 0);
    model.moved.push({
      ...facts,
      ...own,
      id: paid.find(({ employeeId }) => employeeId === employee)?.id ?? 0,
      by: actor,
      branch: main.split(':')[1] === '2' ? 2 : 1,
      main,
      accounts: new Map([...accounts, [main, -sum]]),
    });
  }
}

function answeredId({ answeredAs }: Moves, { answered }: Ids): number {
  if (answeredAs !== 'close') return Number(answered[answeredAs ?? 'id']);
  const { places } = answered['close'] as { places: { booked?: { id: number } }[] };
  return places.find(({ booked }) => booked !== undefined)?.booked?.id ?? 0;
}
