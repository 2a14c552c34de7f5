// D130
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { branchToRead } from '#auth/branch-scope.ts';
import { todayOf } from '#base/addis-days.ts';
import type { Handlers } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { marginOf } from '../../money/costs/costs-of-events.ts';
import {
  type Asked,
  type EventFigures,
  selectCategories,
  selectEventFigures,
  selectPackages,
  selectVat,
} from './event-figures.ts';
import {
  type MoneyMoved,
  otherIn,
  otherView,
  receivedIn,
  selectMoneyMoved,
} from './money-figures.ts';
import { selectPlaces } from './place-figures.ts';
import { comparedPeriods, monthsOf, type Period, requirePeriod } from './report-period.ts';

type Sums = Schemas['ReportSums'];
type Part = Omit<AnswerOf<'readReport'>, 'success' | 'from' | 'to'>;

async function figuresOf(db: Database, asked: Asked, periods: readonly Period[]): Promise<Sums[]> {
  const ofEvents = await selectEventFigures(db, asked, periods);
  const moved = await selectMoneyMoved(db, asked, periods);
  return ofEvents.map((figures, at) =>
    sumsView(
      figures,
      moved.filter((row) => row.at === at),
    ),
  );
}

function sumsView(
  { events, guests, booked, due, cost }: EventFigures,
  moved: readonly MoneyMoved[],
): Sums {
  const profit = booked - cost;
  const other = otherIn(moved);
  return {
    events,
    guests,
    booked: sumToBirr(booked),
    due: sumToBirr(due),
    received: sumToBirr(receivedIn(moved)),
    cost: sumToBirr(cost),
    profit: sumToBirr(profit),
    ...marginOf(booked, profit),
    other: sumToBirr(other),
    result: sumToBirr(profit - other),
  };
}

async function periodView(
  db: Database,
  asked: Asked,
  period: Period,
): Promise<Schemas['ReportPeriod']> {
  const [sums] = await figuresOf(db, asked, [period]);
  if (sums === undefined) throw new Error('a period came back without its sums');
  return { ...period, ...sums };
}

async function summaryOf(db: Database, asked: Asked, period: Period): Promise<Part> {
  const { from: _from, to: _to, ...summary } = await periodView(db, asked, period);
  const compared = comparedPeriods(period, asked.today);
  if (compared === undefined) return { summary };
  const now =
    compared.now.to === period.to
      ? { ...period, ...summary }
      : await periodView(db, asked, compared.now);
  return { summary, compared: { now, before: await periodView(db, asked, compared.before) } };
}

async function monthsIn(db: Database, asked: Asked, period: Period): Promise<Part> {
  const months = monthsOf(period);
  const figures = await figuresOf(db, asked, months);
  return { months: figures.map((sums, at) => ({ ...sums, ...pick(months, at) })) };
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error('a month is missing');
  return found;
}

type PartOf = (db: Database, asked: Asked, period: Period) => Promise<Part>;

const parts = {
  summary: summaryOf,
  months: monthsIn,
  packages: async (db, asked, period) => ({ packages: await selectPackages(db, asked, period) }),
  places: async (db, { branch }, period) => ({ places: await selectPlaces(db, branch, period) }),
  categories: async (db, asked, period) => ({
    categories: await selectCategories(db, asked, period),
    other: otherView(await selectMoneyMoved(db, asked, [period])),
  }),
  vat: async (db, asked, period) => ({ vat: await selectVat(db, asked, monthsOf(period)) }),
} satisfies Record<'summary' | 'months' | 'packages' | 'places' | 'categories' | 'vat', PartOf>;

export const reportHandlers = {
  readReport: async ({ db, scope, clock }, { query: { branchId, by = 'summary', ...days } }) => {
    const asked = { branch: branchToRead(scope, branchId), today: todayOf(clock) };
    const { from, to } = requirePeriod(days);
    return { success: true, from, to, ...(await parts[by](db, asked, { from, to })) };
  },
} satisfies Handlers<'readReport'>;
