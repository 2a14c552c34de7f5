import type { QueryOf, Schemas } from '@digis/api-client/contract';
import { searchWords } from '@digis/domain';
import { and, desc, eq, isNotNull, isNull, like, lte, type SQL, sql } from 'drizzle-orm';
import { requireVisible, type Scope } from '#auth/branch-scope.ts';
import { AppError } from '#base/errors.ts';
import { isUnseen, type PageQuery } from '#db/id-page.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { enquiries, type EnquiryRow } from '#db/tables/enquiries.ts';
import { events } from '#db/tables/events.ts';
import { users } from '#db/tables/users.ts';
import { lexeme, lexemesOf } from '../../records/clients/client-search.ts';
import { nameColumns } from '../../records/users/user-names.ts';

export type NewEnquiry = typeof enquiries.$inferInsert;

const withParts = (db: Database) =>
  db
    .select({
      enquiry: enquiries,
      branch: { id: branches.id, name: branches.name },
      user: nameColumns(users),
      hold_until: events.hold_until,
    })
    .from(enquiries)
    .innerJoin(branches, eq(branches.id, enquiries.branch_id))
    .innerJoin(users, eq(users.id, enquiries.created_by))
    .leftJoin(events, eq(events.id, enquiries.event_id));

export type EnquiryRecord = Awaited<ReturnType<typeof withParts>>[number];

export const isOpen = and(isNull(enquiries.event_id), isNull(enquiries.lost_because));

const states: Readonly<Record<Schemas['EnquiryState'], SQL | undefined>> = {
  open: isOpen,
  kept: isNotNull(events.hold_until),
  booked: and(isNotNull(enquiries.event_id), isNull(events.hold_until)),
  lost: isNotNull(enquiries.lost_because),
};

export const isToCall = (today: string): SQL | undefined =>
  and(isOpen, lte(enquiries.call_on, today));

/** Must equal the index expression. */
const wordsOfEnquiry = sql`client_words(${enquiries.branch_id}, ${enquiries.name}, ${enquiries.phone}, '')`;

const fewestDigits = 4;

function isLike(typed: string | undefined, branch: number | null): SQL | undefined {
  const all = searchWords(typed ?? '');
  const phones = all.filter((word) => /^\d{10}$/u.test(word));
  const words = all.filter((word) => !phones.includes(word));
  const ofBranch = branch === null ? [] : [lexeme(`branch:${branch}`)];
  const query = [...ofBranch, lexemesOf(words)].join(' & ');
  const digits = words.filter((word) => /^\d+$/u.test(word) && word.length > fewestDigits);
  return and(
    ...phones.map((phone) => eq(enquiries.phone, phone)),
    words.length === 0 ? undefined : sql`${wordsOfEnquiry} @@ ${query}::tsquery`,
    // The index matches pieces of a phone number; this requires them to be adjacent.
    ...digits.map((word) => like(enquiries.phone, `%${word}%`)),
  );
}

type EnquiryFilter = Pick<QueryOf<'listEnquiries'>, 'id' | 'state' | 'call' | 'phone' | 'q'>;

/** Has a page of any word in one of ten rows. */
const newest = 200;

/**
 * Common words are among the newest rows; the index comes first for others, which PostgreSQL takes
 * for common.
 */
export async function selectEnquiries(
  db: Database,
  branch: number | null,
  { today, ...filter }: EnquiryFilter & { today: string },
  page: PageQuery & { skip: number; limit: number },
): Promise<EnquiryRecord[]> {
  const within = and(
    branch === null ? undefined : eq(enquiries.branch_id, branch),
    isUnseen(enquiries.id, page),
  );
  const select = (found: SQL | undefined) =>
    withParts(db)
      .where(
        and(
          within,
          filter.id === undefined ? undefined : eq(enquiries.id, filter.id),
          filter.state === undefined ? undefined : states[filter.state],
          filter.call === undefined ? undefined : isToCall(today),
          filter.phone === undefined ? undefined : eq(enquiries.phone, filter.phone),
          found,
        ),
      )
      .orderBy(desc(enquiries.id))
      .limit(page.limit)
      .offset(page.skip);
  const like = isLike(filter.q, branch);
  if (like === undefined) return select(undefined);
  const ids = sql`SELECT ${enquiries.id} FROM ${enquiries} WHERE`;
  const near = await select(
    and(
      sql`${enquiries.id} = ANY(ARRAY(${ids} ${within ?? sql`true`} ORDER BY id DESC LIMIT ${newest}))`,
      like,
    ),
  );
  if (near.length === page.limit) return near;
  return select(sql`${enquiries.id} = ANY(ARRAY(${ids} ${and(within, like)}))`);
}

export async function selectEnquiry(db: Database, id: number): Promise<EnquiryRecord> {
  const [record] = await withParts(db).where(eq(enquiries.id, id));
  if (record === undefined) throw new AppError('NOT_FOUND');
  return record;
}

export async function insertEnquiry(db: Database, enquiry: NewEnquiry): Promise<number> {
  const [row] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id });
  if (row === undefined) throw new Error('an enquiry was not inserted');
  return row.id;
}

export async function lockEnquiry(db: Database, scope: Scope, id: number): Promise<EnquiryRow> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, row.branch_id);
  if (row.event_id !== null) throw new AppError('ALREADY_PROCESSED');
  return row;
}

export async function changeEnquiry(
  db: Database,
  { id, version }: Pick<EnquiryRow, 'id' | 'version'>,
  change: Partial<NewEnquiry>,
): Promise<void> {
  await db
    .update(enquiries)
    .set({ ...change, version: version + 1 })
    .where(eq(enquiries.id, id));
}

export const countEnquiries = (
  branch: number | null,
  which: SQL | undefined,
  most: number,
): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${enquiries}
    WHERE ${and(which, branch === null ? undefined : eq(enquiries.branch_id, branch))} LIMIT ${most}) counted)`;
