// D148
import { todayOf } from '#base/addis-days.ts';
import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY, sumToBirr } from '@digis/domain';
import { addDaysIso, endOf, etToIso, isoToEpochDay, isoToEt, todayIso } from '@digis/ethio-date';
import { branchToRead } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import { invalid } from '#base/errors.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { eventView } from '../../bookings/events/event-view.ts';
import { countFiltered, selectFilteredPage } from '../../bookings/event-list/filtered-events.ts';
import {
  selectReceivables,
  selectReceivableTotals,
} from '../../money/receivables/receivable-queries.ts';
import {
  type CashOfMonth,
  selectCash,
  selectEventGroups,
  selectEventSums,
} from './overview-queries.ts';

const mostListed = 5;

interface Month {
  year: number;
  month: number;
  from: string;
  to: string;
}

/** Pagume counts with Nehase, because it is too short to compare. */
const MONTHS_OF_YEAR = 12;

function requireMonths(text: string, count: number): Month[] {
  const [year = 0, month = 0] = text.split('-').map(Number);
  // Some days of other years cannot be converted to a Gregorian date.
  if (year < 100 || year > 9000) throw invalid({ month: 'format' });
  return Array.from({ length: count }, (_, at) => {
    const asked = year * MONTHS_OF_YEAR + Math.min(month, MONTHS_OF_YEAR) - 1;
    const from = asked + 1 - count + at;
    const of = { year: Math.floor(from / MONTHS_OF_YEAR), month: (from % MONTHS_OF_YEAR) + 1 };
    const last = of.month === MONTHS_OF_YEAR ? MONTHS_OF_YEAR + 1 : of.month;
    return {
      ...of,
      from: etToIso({ ...of, day: 1 }),
      to: etToIso(endOf({ ...of, month: last, day: 1 }, 'month')),
    };
  });
}

const kindOf: Readonly<Record<string, Schemas['Spending']['kind']>> = {
  vendor: 'vendors',
  employee: 'wages',
  petty_create: 'petty',
  petty_add: 'petty',
  refund: 'refunds',
};

function spendingOf(cash: readonly CashOfMonth[]): Schemas['Spending'][] {
  const sums = new Map<Schemas['Spending']['kind'], bigint>();
  for (const { record_type, cash_out } of cash) {
    const kind = kindOf[record_type] ?? 'other';
    sums.set(kind, (sums.get(kind) ?? 0n) + BigInt(cash_out));
  }
  return [...sums]
    .filter(([, santim]) => santim !== 0n)
    .map(([kind, santim]) => ({ kind, amount: sumToBirr(santim) }))
    .toSorted((a, b) => b.amount - a.amount);
}

const sum = (cash: readonly CashOfMonth[], side: 'cash_in' | 'cash_out'): bigint =>
  cash.reduce((total, row) => total + BigInt(row[side]), 0n);

function cashView(cash: readonly CashOfMonth[]) {
  const ofClients = cash.filter(
    ({ record_type, of_event }) => of_event && ['event', 'settle', 'refund'].includes(record_type),
  );
  return {
    cash_in: sumToBirr(sum(cash, 'cash_in')),
    cash_out: sumToBirr(sum(cash, 'cash_out')),
    received: sumToBirr(sum(ofClients, 'cash_in') - sum(ofClients, 'cash_out')),
  };
}

async function eventSums({ db, clock }: Context, branch: number | null, bounds: readonly string[]) {
  const sums = await selectEventSums(db, branch, bounds, todayOf(clock));
  return (at: number): Schemas['OverviewEvents'] => {
    const row = sums.find((one) => one.at === at);
    return {
      count: Number(row?.count ?? 0),
      guests: Number(row?.guests ?? 0),
      booked: sumToBirr(BigInt(row?.booked ?? 0)),
      left: sumToBirr(BigInt(row?.left ?? 0)),
    };
  };
}

async function soFar(context: Context, branch: number | null, months: readonly Month[]) {
  const { db, clock, user } = context;
  const [before, month] = months.slice(-2);
  const today = todayOf(clock);
  if (!before || !month || today < month.from || today > month.to) return {};
  const days = isoToEpochDay(today) - isoToEpochDay(month.from) + 1;
  const sameDay = addDaysIso(before.from, days - 1);
  const parts = [
    { ...before, to: sameDay < before.to ? sameDay : before.to },
    { ...month, to: today },
  ];
  const bounds = parts.flatMap(({ from, to }) => [from, addDaysIso(to, 1)]);
  const cash = await selectCash(db, branch, bounds);
  const eventsOf = can(user, 'View Events') ? await eventSums(context, branch, bounds) : undefined;
  const figures = parts.map((part, index) => ({
    ...part,
    ...cashView(cash.filter(({ at }) => at === 2 * index)),
    ...(eventsOf && { events: eventsOf(2 * index) }),
  }));
  const [then, now] = figures;
  return then && now ? { so_far: { days, month: now, before: then } } : {};
}

async function eventGroups(
  { db, clock }: Context,
  branch: number | null,
  month: readonly string[],
) {
  const rows = await selectEventGroups(db, branch, month, todayOf(clock));
  const sums = ({ count, guests, booked }: (typeof rows)[number]) => ({
    count: Number(count),
    guests: Number(guests),
    booked: sumToBirr(BigInt(booked)),
  });
  return {
    weekdays: rows.flatMap((row) =>
      row.weekday === null ? [] : [{ weekday: row.weekday, ...sums(row) }],
    ),
    packages: rows.flatMap((row) => {
      const { weekday, package_id, package_name } = row;
      if (weekday !== null) return [];
      const offer = { id: Number(package_id), name: package_name ?? '' };
      return [{ ...(package_id !== null && offer), ...sums(row) }];
    }),
  };
}

async function todaysTasks(context: Context, branch: number | null) {
  const { db, clock } = context;
  const now = clock.now();
  const today = todayIso({ now: now.getTime() });
  const lacking = {
    from: today,
    to: addDaysIso(today, DAYS_AFTER_TODAY),
    staff: 'short',
    order: 'earliest',
  } as const;
  const page = { skip: 0, pageSize: mostListed };
  const { records } = await selectFilteredPage(context, branch, lacking, page);
  const { receivables } = await selectReceivables(db, { branch }, clock, {
    skip: 0,
    limit: mostListed,
  });
  return {
    receivables,
    totals: await selectReceivableTotals(db, { branch }, clock),
    short_of_staff: {
      count: await countFiltered(context, branch, lacking),
      events: records.map((record) => eventView(record, now)),
    },
  };
}

export const overviewHandlers = {
  readOverview: async (context, { query }) => {
    const { db, scope, clock, user } = context;
    const branch = branchToRead(scope, query.branchId);
    const { year, month } = isoToEt(todayOf(clock));
    const months = requireMonths(
      query.month ?? `${year}-${String(month).padStart(2, '0')}`,
      query.months ?? 6,
    );
    const bounds = [...months.map(({ from }) => from), addDaysIso(months.at(-1)?.to ?? '', 1)];
    const cash = await selectCash(db, branch, bounds);
    const seesEvents = can(user, 'View Events');
    const eventsOf = seesEvents ? await eventSums(context, branch, bounds) : undefined;
    return {
      success: true,
      months: months.map((of, at) => ({
        ...of,
        ...cashView(cash.filter((row) => row.at === at)),
        ...(eventsOf && { events: eventsOf(at) }),
      })),
      ...(await soFar(context, branch, months)),
      spent: spendingOf(cash.filter((row) => row.at === months.length - 1)),
      ...(seesEvents && {
        ...(await eventGroups(context, branch, bounds.slice(-2))),
        ...(await todaysTasks(context, branch)),
      }),
    };
  },
} satisfies Handlers<'readOverview'>;
