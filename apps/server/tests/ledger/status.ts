import { placeNamed } from './places.ts';
import { type BranchId, isInAdvanceTab, type Model, owed, startOf } from './model.ts';

export function comingOf(model: Model, account: string): number {
  let booked = 0;
  for (const event of model.events) {
    if (event.isDeleted || startOf(event) <= model.now) continue;
    for (const [key, price] of event.booked) {
      const [kind, id] = key.split(':');
      const name = `${kind === 'vendor' ? 'payable' : 'wages'}:${id}:${event.bookedIn.get(key)}`;
      if (name === account) booked += price;
    }
  }
  return Math.max(0, Math.min(owed(model, account), booked));
}

export const isSalaryPaid = ({ moved }: Model, month: string): boolean =>
  moved.some(
    ({ salaryOf, accounts }) =>
      salaryOf === month &&
      [...accounts].some(([name, left]) => name.startsWith('expense:salary') && left > 0),
  );

export interface Status {
  balance: number;
  outstanding: number;
  earned: number;
  coming: number;
  estimate: number;
  totalIn: number;
  totalOut: number;
  pendingCount: number;
  advanceCount: number;
  places?: { place?: object; balance: number }[];
}

export function statusOf(model: Model, branch: BranchId): Status {
  const { in: totalIn, out: totalOut } = model.totals[branch];
  let outstanding = 0;
  let coming = 0;
  for (const [name, amount] of model.accounts) {
    if (/^(payable|wages):/.test(name) && name.endsWith(`:${branch}`)) {
      outstanding += Math.max(0, -amount);
      coming += comingOf(model, name);
    }
  }
  const open = model.advances.filter((row) => row.isOpen && row.branch === branch);
  for (const row of open) if (row.way === 'out') outstanding += row.rest ?? 0;
  const balance = totalIn - totalOut;
  return {
    balance,
    outstanding,
    earned: outstanding - coming,
    coming,
    estimate: balance - outstanding,
    totalIn,
    totalOut,
    pendingCount: model.pendings.filter((row) => row.isOpen && row.branch === branch).length,
    advanceCount:
      open.length +
      model.events.filter((event) => event.branch === branch && isInAdvanceTab(event)).length,
    ...placesOf(model, branch),
  };
}

function placesOf({ accounts }: Model, branch: BranchId): Pick<Status, 'places'> {
  const found = [...accounts].flatMap(([name, balance]) => {
    const [kind, of, id] = name.split(':');
    return kind === 'cash' && of === String(branch) ? [{ id: Number(id ?? 0), balance }] : [];
  });
  if (found.every(({ id }) => id === 0)) return {};
  const places = found
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, balance }) => ({ ...(id > 0 && { place: placeNamed(id) }), balance }));
  return { places };
}
