/** Figures of a report by the day of the event: what was booked, what is due, what it costs. SPEC: D130, I19 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { standOnDays } from '../capacity/hold.ts';
import { costRows, type CostSum, costView } from '../costs/costs-of-events.ts';
import type { MonthOfPeriod, Period } from './report-period.ts';

/** Whose figures; `today` says which kept days have ended. */
export interface Asked {
  /** null means all branches. */
  branch: number | null;
  today: string;
}

/** Santim. */
export interface EventFigures {
  events: number;
  guests: number;
  booked: bigint;
  due: bigint;
  cost: bigint;
}

const none: EventFigures = { events: 0, guests: 0, booked: 0n, due: 0n, cost: 0n };

/** Events that count, of all these periods, which follow each other. */
const counted = ({ branch, today }: Asked, periods: readonly Period[]): SQL => {
  const [from, to] = [periods[0]?.from ?? '', periods.at(-1)?.to ?? ''];
  return sql`${standOnDays({ branch, from, to, today })}`;
};

const idsOf = (asked: Asked, periods: readonly Period[]): SQL =>
  sql`ARRAY(SELECT ${events.id} FROM ${events} WHERE ${counted(asked, periods)})`;

/** Index of the period that holds the day. */
const bucketOf = (day: SQL, periods: readonly Period[]): SQL =>
  sql`width_bucket(${day}, ARRAY[${sql.join(
    periods.map(({ from }) => sql`${from}::date`),
    sql`, `,
  )}]) - 1`;

const day = sql`${events.event_date}`;

export async function selectEventFigures(
  db: Database,
  asked: Asked,
  periods: readonly Period[],
): Promise<EventFigures[]> {
  const { rows: booked } = await db.execute<{
    at: number;
    events: string;
    guests: string;
    booked: string;
    due: string;
  }>(sql`
    SELECT ${bucketOf(day, periods)} AS at, count(*) AS events, sum(${events.num_of_people}) AS guests,
      sum(${events.total} - ${events.vat}) AS booked,
      sum(greatest(${events.total} - coalesce(held.out_total - held.in_total, 0), 0)) AS due
    FROM ${events} LEFT JOIN accounts held ON held.event_id = ${events.id}
    WHERE ${counted(asked, periods)} GROUP BY 1`);
  const { rows: costs } = await db.execute<{ at: number; cost: string }>(sql`
    SELECT ${bucketOf(day, periods)} AS at, sum(cost.amount) AS cost
    FROM (${costRows(idsOf(asked, periods))}) cost JOIN ${events} ON ${events.id} = cost.event_id GROUP BY 1`);
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
    SELECT ${events.package_id} AS id, max(${events.package_name}) AS name, count(*) AS events,
      sum(${events.num_of_people}) AS guests, sum(${events.total} - ${events.vat}) AS booked
    FROM ${events} WHERE ${counted(asked, [period])}
    GROUP BY 1 ORDER BY booked DESC, 1`);
  return rows.map(({ id, name, booked, ...row }) => ({
    ...(id !== null && { id: Number(id), name: name ?? '' }),
    events: Number(row.events),
    guests: Number(row.guests),
    booked: sumToBirr(BigInt(booked)),
  }));
}

/** Largest first. */
export async function selectCategories(
  db: Database,
  asked: Asked,
  period: Period,
): Promise<Schemas['Cost'][]> {
  const { rows } = await db.execute<CostSum>(sql`
    SELECT kind, category, sum(amount) AS amount FROM (${costRows(idsOf(asked, [period]))}) cost
    GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY sum(amount) DESC, kind, category`);
  return rows.map(costView);
}

/** SPEC: D170, Pagume is declared with Nehase. */
export async function selectVat(
  db: Database,
  asked: Asked,
  months: readonly MonthOfPeriod[],
): Promise<Schemas['VatMonth'][]> {
  const { rows } = await db.execute<{ at: number; total: string; vat: string }>(sql`
    SELECT ${bucketOf(day, months)} AS at, sum(${events.total}) AS total, sum(${events.vat}) AS vat
    FROM ${events} WHERE ${counted(asked, months)} AND ${events.vat_mode} <> 'off' GROUP BY 1`);
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
