import { and, asc, isNull, sql, type SQL } from 'drizzle-orm';
import { type Searchable, searched } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { items, packages } from '#db/tables/catalogue.ts';
import { employees, vendors } from '#db/tables/people.ts';
import { lexemesOf, writtenLexemesOf } from '../../records/clients/client-search.ts';
import { employeeTexts, isListedEmployee } from '../../records/employees/employee-queries.ts';
import { isListedVendor, vendorTexts } from '../../records/vendors/vendor-queries.ts';

export interface Found {
  id: number;
  name: string;
}

/** The index has single pieces of a number; the candidates are checked for the whole of it. */
const mostCandidates = 50;

const hasWords = (indexed: SQL, words: readonly string[]): SQL =>
  sql`${indexed} @@ ${lexemesOf(words)}::tsquery`;

const writtenFirst = (indexed: SQL, words: readonly string[]): SQL =>
  sql`${indexed} @@ ${writtenLexemesOf(words)}::tsquery DESC`;

const named = (name: SQL): SQL => sql`client_words(NULL::bigint, ${name}, '', '')`;

const matching = <Row>(
  rows: readonly Row[],
  words: readonly string[],
  textsOf: (row: Row) => Searchable,
  most: number,
): Row[] => searched(words, rows, textsOf).slice(0, most);

export async function findEmployees(db: Database, words: readonly string[], most: number) {
  const indexed = sql`client_words(NULL::bigint, ${employees.full_name}, ${employees.phone_number}, ${employees.phone_number})`;
  const rows = await db
    .select()
    .from(employees)
    .where(and(hasWords(indexed, words), isListedEmployee(db)))
    .orderBy(writtenFirst(indexed, words), asc(employees.id))
    .limit(mostCandidates);
  return matching(rows, words, employeeTexts, most).map(({ id, full_name }) => ({
    id,
    name: full_name,
  }));
}

/** `isNamedOnly`: hidden contacts never match. */
export async function findVendors(
  db: Database,
  words: readonly string[],
  most: number,
  isNamedOnly: boolean,
): Promise<Found[]> {
  const { name, category, representative, contact } = vendors;
  const indexed = isNamedOnly
    ? named(sql`${name} || ' ' || ${category}`)
    : sql`client_words(NULL::bigint, ${name} || ' ' || ${category} || ' ' || ${representative}, ${contact}, ${contact})`;
  const rows = await db
    .select()
    .from(vendors)
    .where(and(hasWords(indexed, words), isListedVendor(db)))
    .orderBy(writtenFirst(indexed, words), asc(vendors.id))
    .limit(mostCandidates);
  return matching(rows, words, (row) => vendorTexts(row, isNamedOnly), most).map(
    ({ id, ...row }) => ({
      id,
      name: row.name,
    }),
  );
}

export const findItems = (db: Database, words: readonly string[], most: number): Promise<Found[]> =>
  db
    .select({ id: items.id, name: items.name })
    .from(items)
    .where(and(hasWords(named(sql`${items.name}`), words), isNull(items.archived_at)))
    .orderBy(writtenFirst(named(sql`${items.name}`), words), asc(items.id))
    .limit(most);

export const findPackages = (
  db: Database,
  words: readonly string[],
  most: number,
): Promise<Found[]> =>
  db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(and(hasWords(named(sql`${packages.name}`), words), isNull(packages.archived_at)))
    .orderBy(writtenFirst(named(sql`${packages.name}`), words), asc(packages.id))
    .limit(most);
