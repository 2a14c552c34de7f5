/** Statements that are asked all day: drizzle writes each once, and PostgreSQL reads it once a connection. */
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
