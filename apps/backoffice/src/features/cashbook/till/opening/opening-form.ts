import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { type CountedNotes, countedSum } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { amountsOf, type Sums } from '#forms/sum-field.tsx';
import { notesOf } from '../close-form.ts';

export interface OpeningValues {
  readonly dated: string | null;
  readonly box: CountedNotes | null;
  readonly money: Sums;
  readonly petty: Sums;
  readonly vendors: Sums;
  readonly employees: Sums;
  readonly events: Sums;
  readonly remark: string;
}

export const openingLabels = {
  dated: msg`Day of these figures`,
  box: msg`Cash box`,
  money: msg`Banks`,
  petty: msg`Petty Cash`,
  vendors: msg`Owed to vendors`,
  employees: msg`Owed to employees`,
  events: msg`Received for events`,
  remark: msg`Remark`,
};

export const nothingOpened = (today: string): OpeningValues => ({
  dated: today,
  box: null,
  money: {},
  petty: {},
  vendors: {},
  employees: {},
  events: {},
  remark: '',
});

export function openingBody(values: OpeningValues): Schemas['OpeningInput'] {
  const { box, dated, remark } = values;
  const counted = box === null ? 0 : countedSum(box);
  return {
    dated: dated ?? '',
    remark: remark.trim(),
    money: [
      ...(box === null || counted === 0 ? [] : [{ amount: counted, notes: notesOf(box) }]),
      ...amountsOf(values.money).map(({ id, amount }) => ({ place: id, amount })),
    ],
    petty: amountsOf(values.petty).map(({ id, amount }) => ({ spender: id, amount })),
    vendors: amountsOf(values.vendors),
    employees: amountsOf(values.employees),
    events: amountsOf(values.events),
  };
}

interface OpeningSums {
  readonly balance: number;
  readonly petty: number;
  readonly owed: number;
  readonly received: number;
  readonly opening: number;
}

/** Birr, summed as the server does. */
export function sumsOf(values: OpeningValues): OpeningSums {
  const { money, petty, vendors, employees, events } = openingBody(values);
  const sum = (...lists: (readonly { readonly amount: number }[] | undefined)[]) =>
    lists.flatMap((list) => list ?? []).reduce((total, one) => total + toSantim(one.amount), 0);
  const all = {
    balance: sum(money),
    petty: sum(petty),
    owed: sum(vendors, employees),
    received: sum(events),
  };
  return {
    balance: toBirr(all.balance),
    petty: toBirr(all.petty),
    owed: toBirr(all.owed),
    received: toBirr(all.received),
    opening: toBirr(all.balance + all.petty - all.owed - all.received),
  };
}
