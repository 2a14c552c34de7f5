// D170
import type { AnswerOf, QueryOf, Schemas } from '@digis/api-client/contract';
import { sumToBirr, taxOf, toBirr } from '@digis/domain';
import { isoToEpochDay, isoToEt, todayIso } from '@digis/ethio-date';
import { type SQL, sql } from 'drizzle-orm';
import { requireDay, todayOf, duringDays } from '#base/addis-days.ts';
import type { Context } from '#contract/handler.ts';
import { invalid } from '#base/errors.ts';

const MOST_DAYS = 400;

interface Row extends Record<string, unknown> {
  id: string;
  date: string;
  client: string;
  tin: string;
  branch_id: string;
  branch: string;
  rate: number;
  /** Santim. */
  total: string;
  vat: string;
}

interface Taxed {
  total: number;
  vat: number;
}

const columns = sql`ev.id, c.full_name AS client, c.tin, b.id AS branch_id, b.name AS branch, ev.vat_rate::float AS rate`;
const people = sql`JOIN clients c ON c.id = ev.client_id JOIN branches b ON b.id = ev.branch_id`;

const ofEvents = (from: string, to: string, here: SQL, today: string): SQL =>
  sql`SELECT ${columns}, ev.event_date::text AS date, ev.total, ev.vat FROM events ev ${people}
    WHERE ev.event_date BETWEEN ${from} AND ${to} AND ev.vat_mode <> 'off' AND ev.archived_at IS NULL
      AND (ev.hold_until IS NULL OR ev.hold_until >= ${today}) ${here}
    ORDER BY ev.event_date, ev.id`;

/** Includes refunds and certificates. The tax is computed from the rate. */
const ofPayments = (from: string, to: string, here: SQL): SQL =>
  sql`SELECT ${columns}, e.created_at::text AS date, -p.amount AS total, 0 AS vat
    FROM entries e JOIN events ev ON ev.id = e.event_id AND ev.vat_mode <> 'off' ${people}
      JOIN accounts a ON a.event_id = ev.id JOIN postings p ON p.entry_id = e.id AND p.account_id = a.id
    WHERE ${duringDays(sql`e.created_at`, { from, to })} ${here}
    ORDER BY e.created_at, e.id`;

function taxIn(paid: number, rate: number): Taxed {
  const { vat } = taxOf({ amount: Math.abs(paid), mode: 'included', rate });
  return { total: paid, vat: Math.sign(paid) * vat };
}

const amounts = ({ total, vat }: Taxed) => ({
  net: toBirr(total - vat),
  vat: toBirr(vat),
  total: toBirr(total),
});

export async function listVat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  branch: number | null,
  { from, to, by = 'event' }: QueryOf<'listVat'>,
): Promise<AnswerOf<'listVat'>> {
  requireDay('from', from);
  requireDay('to', to);
  if (isoToEpochDay(to) - isoToEpochDay(from) > MOST_DAYS) throw invalid({ to: 'maximum' });
  const here = branch === null ? sql`` : sql`AND ev.branch_id = ${branch}`;
  const select =
    by === 'event' ? ofEvents(from, to, here, todayOf(clock)) : ofPayments(from, to, here);
  const { rows } = await db.execute<Row>(select);
  const taxed = rows.map((row) => {
    const date = by === 'event' ? row.date : todayIso({ now: new Date(row.date).getTime() });
    const total = Number(row.total);
    const tax = by === 'event' ? { total, vat: Number(row.vat) } : taxIn(total, row.rate);
    return { row, date, tax };
  });
  return {
    success: true,
    rows: taxed.map(({ row, date, tax }) => ({
      eventId: Number(row.id),
      date,
      client: row.client,
      ...(row.tin !== '' && { tin: row.tin }),
      branch: { id: Number(row.branch_id), name: row.branch },
      rate: row.rate,
      ...amounts(tax),
    })),
    months: monthsOf(taxed),
  };
}

/** D170: Pagume is declared with Nehase. */
function monthsOf(rows: readonly { date: string; tax: Taxed }[]): Schemas['VatMonth'][] {
  const sums = new Map<string, { year: number; month: number; total: bigint; vat: bigint }>();
  for (const { date, tax } of rows) {
    const { year, month: counted } = isoToEt(date);
    const month = Math.min(counted, 12);
    const key = `${year}-${month}`;
    const sum = sums.get(key) ?? { year, month, total: 0n, vat: 0n };
    sums.set(key, {
      ...sum,
      total: sum.total + BigInt(tax.total),
      vat: sum.vat + BigInt(tax.vat),
    });
  }
  return [...sums.values()].map(({ year, month, total, vat }) => ({
    year,
    month,
    net: sumToBirr(total - vat),
    vat: sumToBirr(vat),
    total: sumToBirr(total),
  }));
}
