/** Rows as JSON of PostgreSQL's making: one value is read faster than thirty columns, and may hold lists. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Fields<T> = { readonly [Key in keyof T]: SQLWrapper };

/** An object with these names. */
export function jsonOf<T extends object>(fields: Fields<T>): SQL<T> {
  const parts = Object.entries<SQLWrapper>(fields).flatMap(([name, value]) => [
    sql.raw(`'${name}'`),
    sql`${value}`,
  ]);
  return sql<T>`json_build_object(${sql.join(parts, sql`, `)})`;
}

/** All rows of a source, in an order; an empty list where there is none. */
export const jsonListOf = <T>(object: SQL<T>, from: SQL, order: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(SELECT coalesce(json_agg(${object} ORDER BY ${order}), '[]') FROM ${from})`;

type TextOfDate<T> = T extends Date ? string : T;

/** What a row is once it has been JSON. */
export type InJson<Row> = { [Key in keyof Row]: TextOfDate<Row[Key]> };
