/** Prepared statements, statements that go out together, and rows built as JSON by PostgreSQL, because one value is read faster than thirty columns and may hold lists. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';
import { dialect } from './pipelined-session.ts';
import { sqlStateOf } from './sql-state.ts';

/** The statement of a database or transaction; the name has to be the statement's own. */
export function preparedOnce<T extends object>(prepare: (db: Database) => T): (db: Database) => T {
  const made = new WeakMap<object, T>();
  return (db) => {
    const { session } = db._;
    const known = made.get(session);
    if (known !== undefined) return known;
    const statement = prepare(db);
    made.set(session, statement);
    return statement;
  };
}

/** A placeholder for each of these columns, by its name. */
export function placeholdersOf<T extends object>(
  columns: T,
): { [Key in keyof T]: ReturnType<typeof sql.placeholder> };
export function placeholdersOf(columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)]));
}

/** One of a list that is a single value, so that the statement is the same however long the list. */
export const isOneOf = (id: SQLWrapper, list: string): SQL =>
  sql`${id} = ANY(${sql.placeholder(list)}::bigint[])`;

/** The sum of santim, exact however large it is. */
export const exactSum = (amount: SQLWrapper): SQL<bigint> =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt);

/** A statement written by hand, with placeholders; columns come as `pg` reads them, whole numbers as text. */
export function preparedSql<Row extends object>(
  name: string,
  text: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text);
  const statementOf = preparedOnce((db) =>
    db._.session.prepareQuery<Answered<Row>>(query, undefined, name, false),
  );
  return async (db, values) => (await statementOf(db).execute(values)).rows;
}

interface Answered<Row> extends PreparedQueryConfig {
  execute: { rows: Row[] };
}

/**
 * Sends statements of one transaction in one packet. Prepared ones run in this order, those that Drizzle has yet to
 * build after them. All are answered before the first failure is thrown, so that none is on its way when the
 * transaction ends.
 */
export async function together<T extends readonly unknown[]>(
  statements: readonly [...{ [Key in keyof T]: PromiseLike<T[Key]> }],
): Promise<T>;
export async function together(
  statements: readonly PromiseLike<unknown>[],
): Promise<readonly unknown[]> {
  // Every `then` of a statement of Drizzle sends it again.
  const sent = statements.map((statement) => Promise.resolve(statement));
  const settled = await Promise.allSettled(sent);
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // After the first failure PostgreSQL refuses the rest, whichever of the list it was: the first is the one to tell.
  const isTold = (reason: unknown) => sqlStateOf(reason) !== '25P02';
  if (reasons.length > 0) throw reasons.find(isTold) ?? reasons[0];
  return Promise.all(sent);
}

type Fields<T> = { readonly [Key in keyof T]: SQLWrapper };

/** An object with these names. */
export function jsonOf<T extends object>(fields: Fields<T>): SQL<T> {
  const parts = Object.entries<SQLWrapper>(fields).flatMap(([name, value]) => [
    sql.raw(`'${name}'`),
    sql`${value}`,
  ]);
  return sql<T>`json_build_object(${sql.join(parts, sql`, `)})`;
}

/** All rows of a source in order; an empty list for none. */
export const jsonListOf = <T>(object: SQL<T>, from: SQL, order: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(SELECT coalesce(json_agg(${object} ORDER BY ${order}), '[]') FROM ${from})`;

type TextOfDate<T> = T extends Date ? string : T;

/** What a row is once it has been JSON. */
export type InJson<Row> = { [Key in keyof Row]: TextOfDate<Row[Key]> };
