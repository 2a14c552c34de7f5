import type { BodyOf, FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { clients, type EventRow } from '#db/tables/events.ts';
import { moneyPlaces } from '#db/tables/journal.ts';
import { employees, vendors } from '#db/tables/people.ts';
import { users } from '#db/tables/users.ts';
import { selectMoneyOfEvents } from '#modules/bookings/events/money/event-money.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import type { MoneyPlaceRow } from '#modules/books/money-places/money-place-queries.ts';
import { nameColumns, shownName } from '#modules/records/users/user-names.ts';

type Body = BodyOf<'openBooks'>;
type LineKind = Schemas['OpeningLine']['kind'];

export interface OpeningLine {
  kind: LineKind;
  id?: number;
  name?: string;
  /** Santim. */
  amount: number;
  place?: MoneyPlaceRow;
  notes?: Schemas['NoteCount'][];
  event?: EventRow;
  reason?: string;
}

type Errors = Record<string, FieldErrorCode>;

export async function linesOf(
  context: Context,
  branch: number,
  body: Body,
  eventRows: readonly EventRow[],
): Promise<OpeningLine[]> {
  const { db } = context;
  const errors: Errors = {};
  const lines = [
    ...(await moneyLines(db, branch, body.money ?? [], errors)),
    ...(await pettyLines(db, branch, body.petty ?? [], errors)),
    ...(await sumLines('vendor', body.vendors, errors, (ids) => namedVendors(db, ids))),
    ...(await sumLines('employee', body.employees, errors, (ids) => namedEmployees(db, ids))),
    ...(await eventLines(db, branch, body.events ?? [], { errors, eventRows })),
  ];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

async function moneyLines(
  db: Database,
  branch: number,
  said: readonly Schemas['OpeningMoney'][],
  errors: Errors,
): Promise<OpeningLine[]> {
  const found = await db
    .select()
    .from(moneyPlaces)
    .where(isNull(moneyPlaces.archived_at))
    .for('share');
  const seen = new Set<number | null>();
  return said.map(({ place = null, amount, notes }, at) => {
    const row = found.find(({ id }) => id === place);
    const isOurs = place === null || (row && (row.branch_id ?? branch) === branch);
    if (!isOurs) errors[`money.${at}.place`] = 'notFound';
    else if (seen.has(place)) errors[`money.${at}.place`] = 'duplicate';
    else if (notes && place !== null && row?.kind !== 'safe')
      errors[`money.${at}.notes`] = 'notAllowed';
    seen.add(place);
    return {
      kind: 'money',
      amount: toSantim(amount),
      ...(row && { place: row }),
      ...(notes && notes.length > 0 && { notes }),
    };
  });
}

async function pettyLines(
  db: Database,
  branch: number,
  said: readonly Schemas['OpeningPetty'][],
  errors: Errors,
): Promise<OpeningLine[]> {
  const found = await db
    .select({ id: users.id, ...nameColumns(users) })
    .from(users)
    .where(and(eq(users.branch_id, branch), isNull(users.archived_at)))
    .for('key share');
  return said.map(({ spender, amount, reason = '' }, at) => {
    const user = found.find(({ id }) => id === spender);
    if (user === undefined) errors[`petty.${at}.spender`] = 'notFound';
    return {
      kind: 'petty',
      id: spender,
      ...(user && { name: shownName(user) }),
      amount: toSantim(amount),
      reason,
    };
  });
}

const namedVendors = (db: Database, ids: number[]) =>
  db
    .select({ id: vendors.id, name: vendors.name })
    .from(vendors)
    .where(and(inArray(vendors.id, ids), isNull(vendors.archived_at)))
    .for('key share');

const namedEmployees = (db: Database, ids: number[]) =>
  db
    .select({ id: employees.id, name: employees.full_name })
    .from(employees)
    .where(and(inArray(employees.id, ids), isNull(employees.archived_at)))
    .for('key share');

async function sumLines(
  kind: 'vendor' | 'employee',
  said: readonly Schemas['OpeningSum'][] = [],
  errors: Errors,
  selectNames: (ids: number[]) => Promise<{ id: number; name: string }[]>,
): Promise<OpeningLine[]> {
  const found = said.length === 0 ? [] : await selectNames(said.map(({ id }) => id));
  const seen = new Set<number>();
  return said.map(({ id, amount }, at) => {
    const one = found.find((row) => row.id === id);
    if (one === undefined) errors[`${kind}s.${at}.id`] = 'notFound';
    else if (seen.has(id)) errors[`${kind}s.${at}.id`] = 'duplicate';
    seen.add(id);
    return { kind, id, ...(one && { name: one.name }), amount: toSantim(amount) };
  });
}

interface EventsToOpen {
  errors: Errors;
  eventRows: readonly EventRow[];
}

async function eventLines(
  db: Database,
  branch: number,
  said: readonly Schemas['OpeningSum'][],
  { errors, eventRows }: EventsToOpen,
): Promise<OpeningLine[]> {
  const moneyOf = await selectMoneyOfEvents(
    db,
    eventRows.map(({ id }) => id),
  );
  const names = await clientNames(db, eventRows);
  const seen = new Set<number>();
  return said.map(({ id, amount }, at) => {
    const event = eventRows.find((row) => row.id === id && row.branch_id === branch);
    const santim = toSantim(amount);
    if (event === undefined || event.archived_at !== null) errors[`events.${at}.id`] = 'notFound';
    else if (seen.has(id)) errors[`events.${at}.id`] = 'duplicate';
    else if (moneyOf(id).open !== 0) throw new AppError('PENDING_OPEN');
    else if (santim > leftOf(event)) errors[`events.${at}.amount`] = 'maximum';
    seen.add(id);
    const name = event && names.get(event.client_id);
    return { kind: 'event', id, ...(name && { name }), amount: santim, ...(event && { event }) };
  });
}

async function clientNames(
  db: Database,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<number, string>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ client_id }) => client_id);
  const found = await db
    .select({ id: clients.id, name: clients.full_name })
    .from(clients)
    .where(inArray(clients.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
