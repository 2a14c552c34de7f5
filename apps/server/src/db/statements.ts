/** Prepared statements, and rows built as JSON by PostgreSQL, because one value is read faster than thirty columns and may hold lists. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './open-database.ts';

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
