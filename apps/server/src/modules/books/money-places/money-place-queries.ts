import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { exactSum } from '#db/fast/statements.ts';
import { accounts, moneyPlaces } from '#db/tables/journal.ts';

export type MoneyPlaceRow = typeof moneyPlaces.$inferSelect;

export const selectMoneyPlaces = (db: Database): Promise<MoneyPlaceRow[]> =>
  db.select().from(moneyPlaces).orderBy(asc(moneyPlaces.id));

/** Movements to the place wait for this lock. */
export async function lockMoneyPlace(db: Database, id: number): Promise<MoneyPlaceRow> {
  const [row] = await db.select().from(moneyPlaces).where(eq(moneyPlaces.id, id)).for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function selectUse(
  db: Database,
  id: number,
): Promise<{ hasMoney: boolean; hasMoved: boolean }> {
  const balance = sql`${accounts.in_total} - ${accounts.out_total} + ${accounts.transferred}`;
  const rows = await db
    .select({ balance: balance.mapWith(Number) })
    .from(accounts)
    .where(eq(accounts.place_id, id));
  return { hasMoney: rows.some((row) => row.balance !== 0), hasMoved: rows.length > 0 };
}

export function balancesByPlace(
  db: Database,
  branch: number | null,
): Promise<{ place: MoneyPlaceRow | null; balance: bigint }[]> {
  const balance = sql`${accounts.in_total} - ${accounts.out_total} + ${accounts.transferred}`;
  return db
    .select({ place: moneyPlaces, balance: exactSum(balance) })
    .from(accounts)
    .leftJoin(moneyPlaces, eq(moneyPlaces.id, accounts.place_id))
    .where(
      and(eq(accounts.is_cash, true), branch === null ? undefined : eq(accounts.branch_id, branch)),
    )
    .groupBy(moneyPlaces.id)
    .orderBy(sql`${moneyPlaces.id} NULLS FIRST`);
}

/** True for the branch's cash (null) and for a safe. */
export const isNotes = (place: Pick<MoneyPlaceRow, 'kind'> | null): boolean =>
  place === null || place.kind === 'safe';

export const isNotesInSql = sql`(a.place_id IS NULL
  OR EXISTS (SELECT FROM money_places m WHERE m.id = a.place_id AND m.kind = 'safe'))`;

type Brief = Schemas['PlaceBrief'];

export const placeIn = (facts: PgColumn, name: 'place' | 'from' | 'to' = 'place') =>
  sql<Brief | null>`(SELECT json_build_object('id', id, 'kind', kind, 'name', name) FROM money_places
    WHERE id = (${facts} ->> ${sql.raw(`'${name}'`)})::bigint)`;

export const boxBrief: Brief = { kind: 'box' };

export const placeBrief = ({ id, kind, name }: MoneyPlaceRow): Brief => ({ id, kind, name });
