import { SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../open-database.ts';
import { dialect } from './pipelined-session.ts';

type Values = Record<string, unknown>;

interface PreparedStatement<Result> {
  execute(values?: Values): Promise<Result>;
}

interface Preparable<Result> {
  prepare(name: string): PreparedStatement<Result>;
}

export type Statement<Result> = (db: Database, values?: Values) => Promise<Result>;

/** Planned once per connection by unique `name`. Handwritten SQL returns integers as text. */
export function prepared<Row>(name: string, text: SQL<Row>): Statement<Row[]>;
export function prepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): Statement<Result>;
export function prepared(
  name: string,
  said: SQL | ((db: Database) => Preparable<unknown>),
): Statement<unknown> {
  const build = said instanceof SQL ? byHand(said) : said;
  const known = new WeakMap<object, PreparedStatement<unknown>>();
  return (db, values) => {
    const { session } = db._;
    const statement = known.get(session) ?? build(db).prepare(name);
    known.set(session, statement);
    return statement.execute(values);
  };
}

interface Answered extends PreparedQueryConfig {
  execute: { rows: unknown[] };
}

function byHand(text: SQL): (db: Database) => Preparable<unknown[]> {
  const query = dialect.sqlToQuery(text);
  return ({ _: { session } }) => ({
    prepare: (name) => {
      const statement = session.prepareQuery<Answered>(query, undefined, name, false);
      return { execute: async (values) => (await statement.execute(values)).rows };
    },
  });
}

export function placeholdersOf<T extends object>(
  columns: T,
): { [Key in keyof T]: ReturnType<typeof sql.placeholder> };
export function placeholdersOf(columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)]));
}

/** One array, so that list lengths share a statement. */
export const isOneOf = (id: SQLWrapper, list: string): SQL =>
  sql`${id} = ANY(${sql.placeholder(list)}::bigint[])`;

/** Santim; bigint, because sums may exceed exact numbers. */
export const exactSum = (amount: SQLWrapper): SQL<bigint> =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt);

type Fields<T> = { readonly [Key in keyof T]: SQLWrapper };

export function jsonOf<T extends object>(fields: Fields<T>): SQL<T> {
  const parts = Object.entries<SQLWrapper>(fields).flatMap(([name, value]) => [
    sql.raw(`'${name}'`),
    sql`${value}`,
  ]);
  return sql<T>`json_build_object(${sql.join(parts, sql`, `)})`;
}

export const jsonListOf = <T>(object: SQL<T>, from: SQL, order: SQLWrapper): SQL<T[]> =>
  sql<T[]>`(SELECT coalesce(json_agg(${object} ORDER BY ${order}), '[]') FROM ${from})`;

type TextOfDate<T> = T extends Date ? string : T;

export type InJson<Row> = { [Key in keyof Row]: TextOfDate<Row[Key]> };
