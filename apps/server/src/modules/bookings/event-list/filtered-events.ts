import { isHeld, isStanding } from '../../records/holds/hold.ts';
import type { AnswerOf, QueryOf } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY } from '@digis/domain';
import { addDaysIso, todayIso } from '@digis/ethio-date';
import { and, eq, gte, isNull, lt, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { branchToRead } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import { morningOf, requireDay } from '#base/addis-days.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { clients, events } from '#db/tables/events.ts';
import { employeeAssignments } from '#db/tables/people.ts';
import { countEnquiries, isOpen, isToCall } from '../enquiries/enquiry-queries.ts';
import { isClientLike } from '../../records/clients/client-search.ts';
import { isInPlaceLike } from '../places/place-search.ts';
import { eventOrders } from './event-orders.ts';
import { fewDaysOf, scheduledOnDays } from './scheduled-on-days.ts';
import { guestsPerEmployee } from '../events/event-parts.ts';
import {
  eventsWithMoney,
  eventsWithParts,
  type EventRecord,
  isDeletedEvent,
} from '../events/event-queries.ts';
import { isInStage, isPaidLike } from '../events/event-stage.ts';
import { leftInSql } from '#modules/records/owed/left.ts';

type Query = QueryOf<'listEvents'>;

type EventFilter = Pick<
  Query,
  | 'deleted'
  | 'from'
  | 'to'
  | 'q'
  | 'stage'
  | 'payment'
  | 'packageId'
  | 'staff'
  | 'owes'
  | 'hold'
  | 'order'
>;

export const isFilteredOrOrdered = ({ order, ...query }: Query): boolean =>
  (order !== undefined && order !== 'newest') ||
  (['from', 'to', 'q', 'stage', 'payment', 'packageId', 'staff', 'owes', 'hold'] as const).some(
    (name) => query[name] !== undefined,
  );

/** For the order `earliest`, compares instants, which its index contains. */
function* daysBetween({ from, to, order }: EventFilter): Generator<SQL> {
  const isByInstant = order === 'earliest';
  if (from !== undefined) {
    requireDay('from', from);
    yield isByInstant ? gte(events.starts_at, morningOf(from)) : gte(events.event_date, from);
  }
  if (to !== undefined) {
    requireDay('to', to);
    const end = morningOf(addDaysIso(to, 1));
    yield isByInstant ? lt(events.starts_at, end) : lte(events.event_date, to);
  }
}

/** The array tells the planner that the clients are few. */
function isLike(db: Database, q: string | undefined, branch: number | null) {
  const like = isClientLike(q, branch);
  if (like === undefined) return undefined;
  const found = db.select({ id: clients.id }).from(clients).where(like);
  return or(sql`${events.client_id} = ANY(ARRAY(${found}))`, isInPlaceLike(db, q, branch));
}

/** An anti-join may read the assignments of all years. */
const assigned = sql`(SELECT count(*) FROM ${employeeAssignments}
  WHERE ${employeeAssignments.event_id} = ${events.id} AND ${employeeAssignments.came})`;

/** D125: with 0 no event lacks staff. */
const staffConditions = {
  none: sql`${assigned} = 0`,
  short: sql`${assigned} < ceil(${events.num_of_people}::numeric / nullif(${guestsPerEmployee}, 0))`,
};

function conditionOf(
  db: Database,
  branch: number | null,
  filter: EventFilter,
  now: Date,
): SQL | undefined {
  const { stage, payment, packageId, staff, owes, hold, q } = filter;
  const isDeleted = filter.deleted === '1';
  const today = todayIso({ now: now.getTime() });
  return and(
    isDeleted ? isDeletedEvent : isNull(events.archived_at),
    branch === null ? undefined : eq(events.branch_id, branch),
    ...daysBetween(filter),
    packageId === undefined ? undefined : eq(events.package_id, packageId),
    stage === undefined ? undefined : isInStage(stage, now),
    payment === undefined ? undefined : isPaidLike(payment, isDeleted),
    staff === undefined ? undefined : and(staffConditions[staff], isStanding(today)),
    owes === undefined ? undefined : and(sql`${leftInSql} > 0`, isStanding(today)),
    hold === undefined ? undefined : isHeld(hold, today),
    isLike(db, q, branch),
  );
}

interface Paging {
  skip: number;
  pageSize: number;
}

/** PostgreSQL reads joined rows despite an ordered index. */
const tablesOf = ({ order, owes, stage, payment }: Query): SQLWrapper =>
  order === 'left' || [owes, stage, payment].some((asked) => asked !== undefined)
    ? eventsWithMoney
    : events;

export async function selectFilteredPage(
  { db, clock }: Context,
  branch: number | null,
  query: Query,
  { skip, pageSize }: Paging,
): Promise<{ records: EventRecord[]; next?: string }> {
  const { columns, ofDays = columns, after, cursorOf } = eventOrders[query.order ?? 'newest'];
  const condition = and(
    conditionOf(db, branch, query, clock.now()),
    query.cursor === undefined ? undefined : after(query.cursor),
  );
  const isOfDays = query.from !== undefined && query.to !== undefined;
  const order = sql.join(isOfDays ? ofDays : columns, sql`, `);
  const tables = tablesOf(query);
  const days = fewDaysOf(query);
  const rowsOf =
    days === null
      ? sql`${tables} WHERE ${condition}`
      : scheduledOnDays(days, condition, tables, skip + pageSize);
  const page = sql`(SELECT ${events.id} AS id FROM ${rowsOf}
    ORDER BY ${order} LIMIT ${pageSize} OFFSET ${skip}) AS page`;
  const rows = await eventsWithParts(db)
    .innerJoin(page, sql`page.id = ${events.id}`)
    .orderBy(...columns);
  const records = rows.map(({ record }) => record);
  const last = records.at(-1);
  if (last === undefined || records.length < pageSize) return { records };
  return { records, next: cursorOf(last.event) };
}

const mostCounted = 1000;

export const countFiltered = (
  { db, clock }: Context,
  branch: number | null,
  filter: EventFilter,
): Promise<number> => db.$count(events, conditionOf(db, branch, filter, clock.now()));

/** One statement: all counts are of one moment. */
export async function countEvents(
  { db, scope, clock, user }: Context,
  { branch: asked, ...shared }: QueryOf<'readEventCounts'>,
): Promise<AnswerOf<'readEventCounts'>> {
  const now = clock.now();
  const branch = branchToRead(scope, asked);
  const today = todayIso({ now: now.getTime() });
  // In the order of the index, so that PostgreSQL reads only the rows it counts.
  const count = (filter: EventFilter) =>
    sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${events}
      WHERE ${conditionOf(db, branch, { ...shared, ...filter }, now)}
      ORDER BY ${sql.join(eventOrders[filter.order ?? 'newest'].columns, sql`, `)} LIMIT ${mostCounted}) counted)`;
  const counts = {
    upcoming: count({ from: today }),
    week: count({ from: today, to: addDaysIso(today, DAYS_AFTER_TODAY) }),
    unstaffed: count({ from: today, staff: 'none' }),
    owes: count({ owes: '1', order: 'left' }),
    past: count({ to: addDaysIso(today, -1) }),
    held: count({ hold: 'on' }),
    lapsed: count({ hold: 'ended', from: today }),
    enquiries: countEnquiries(branch, isOpen, mostCounted),
    calls: countEnquiries(branch, isToCall(today), mostCounted),
    ...(can(user, 'Delete Event') && { cancelled: count({ deleted: '1' }) }),
  };
  const columns = Object.entries(counts).map(([name, of]) => sql`${of} AS ${sql.identifier(name)}`);
  const { rows } = await db.execute<
    Omit<AnswerOf<'readEventCounts'>, 'success'> & Record<string, number>
  >(sql`SELECT ${sql.join(columns, sql`, `)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('a count came back without its row');
  return { success: true, ...row };
}
