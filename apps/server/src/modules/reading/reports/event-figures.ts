// D130, I19
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import type { EventsOfDays } from '../../records/holds/hold.ts';
import { type CostSum, costView } from '../../money/costs/costs-of-events.ts';
import { ofDays, periodOf, standing, standingSums } from '../../books/sums/sums-of-days.ts';
import type { MonthOfPeriod, Period } from './report-period.ts';

/** `today` decides which holds have ended. */
export interface Asked {
  branch: number | null;
  today: string;
}

export interface EventFigures {
  events: number;
  guests: number;
  booked: bigint;
  due: bigint;
  cost: bigint;
}

const none: EventFigures = { events: 0, guests: 0, booked: 0n, due: 0n, cost: 0n };

const daysOf = (asked: Asked, periods: readonly Period[]): EventsOfDays => ({
  ...asked,
  from: periods[0]?.from ?? '',
  to: periods.at(-1)?.to ?? '',
});

const indexIn = (periods: readonly Period[]) => periodOf(periods.map(({ from }) => from));

export async function selectEventFigures(
  db: Database,
  asked: Asked,
  periods: readonly Period[],
): Promise<EventFigures[]> {
  const days = daysOf(asked, periods);
  const { rows: booked } = await db.execute<{
    at: number;
    events: string;
    guests: string;
    booked: string;
    due: string;
  }>(sql`
    SELECT ${indexIn(periods)} AS at, sum(events) AS events, sum(guests) AS guests, sum(total - vat) AS booked, sum(due) AS due
    FROM ${standingSums(days)} held GROUP BY 1`);
  const { rows: costs } = await db.execute<{ at: number; cost: string }>(sql`
    SELECT ${indexIn(periods)} AS at, sum(amount) AS cost
    FROM cost_sums WHERE ${ofDays(asked.branch, days)} AND ${standing(asked.today)} GROUP BY 1`);
  const costAt = new Map(costs.map(({ at, cost }) => [at, BigInt(cost)]));
  const figures = new Map(
    booked.map(({ at, ...row }) => [
      at,
      {
        events: Number(row.events),
        guests: Number(row.guests),
        booked: BigInt(row.booked),
        due: BigInt(row.due),
        cost: costAt.get(at) ?? 0n,
      },
    ]),
  );
  return periods.map((_, at) => figures.get(at) ?? none);
}

export async function selectPackages(
  db: Database,
  asked: Asked,
  period: Period,
): Promise<Schemas['ReportPackage'][]> {
  const { rows } = await db.execute<{
    id: string | null;
    name: string | null;
    events: string;
    guests: string;
    booked: string;
  }>(sql`
    SELECT package_id AS id, max(package_name) AS name, sum(events) AS events, sum(guests) AS guests, sum(total - vat) AS booked
    FROM ${standingSums(daysOf(asked, [period]))} held
    GROUP BY 1 ORDER BY booked DESC, 1`);
  return rows.map(({ id, name, booked, ...row }) => ({
    ...(id !== null && { id: Number(id), name: name ?? '' }),
    events: Number(row.events),
    guests: Number(row.guests),
    booked: sumToBirr(BigInt(booked)),
  }));
}

export async function selectCategories(
  db: Database,
  asked: Asked,
  period: Period,
): Promise<Schemas['Cost'][]> {
  const { rows } = await db.execute<CostSum>(sql`
    SELECT kind, category, sum(amount) AS amount FROM cost_sums WHERE ${ofDays(asked.branch, period)} AND ${standing(asked.today)}
    GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY sum(amount) DESC, kind, category`);
  return rows.map(costView);
}

/** D170: Pagume is declared with Nehase. */
export async function selectVat(
  db: Database,
  asked: Asked,
  months: readonly MonthOfPeriod[],
): Promise<Schemas['VatMonth'][]> {
  const { rows } = await db.execute<{ at: number; total: string; vat: string }>(sql`
    SELECT ${indexIn(months)} AS at, sum(total) AS total, sum(vat) AS vat
    FROM ${standingSums(daysOf(asked, months))} held WHERE has_vat GROUP BY 1`);
  const sums = new Map(rows.map((row) => [row.at, row]));
  return months.map(({ year, month }, at) => {
    const total = BigInt(sums.get(at)?.total ?? 0);
    const vat = BigInt(sums.get(at)?.vat ?? 0);
    return {
      year,
      month,
      net: sumToBirr(total - vat),
      vat: sumToBirr(vat),
      total: sumToBirr(total),
    };
  });
}
