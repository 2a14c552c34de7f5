import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { and, asc, eq, isNull, ne, not, sql } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { clients, events } from '#db/tables/events.ts';
import { accounts, entries, type Facts, moneyPlaces, postings } from '#db/tables/journal.ts';
import { employees, vendors } from '#db/tables/people.ts';
import { openings } from '#db/tables/till.ts';
import { users } from '#db/tables/users.ts';
import { linkView } from '#modules/books/journal/correction-links.ts';
import { placeBrief } from '#modules/books/money-places/money-place-queries.ts';
import { nameColumns, namedUser, shownName } from '#modules/records/users/user-names.ts';
import type { OpeningLine } from './opening-lines.ts';

type ShownLine = OpeningLine & { record?: Schemas['EntryLink'] };
type Header = Pick<Schemas['Opening'], 'dated' | 'branch'> & Partial<Schemas['Opening']>;

export function openingView(
  { remark = '', ...header }: Header,
  lines: readonly ShownLine[],
): Schemas['Opening'] {
  const sum = (...kinds: OpeningLine['kind'][]) =>
    lines.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  const [balance, petty, owed, received] = [
    sum('money'),
    sum('petty'),
    sum('vendor', 'employee'),
    sum('event'),
  ];
  return {
    ...header,
    ...(remark !== '' && { remark }),
    lines: lines.map(lineView),
    balance: toBirr(balance),
    owed: toBirr(owed),
    petty: toBirr(petty),
    received: toBirr(received),
    opening: toBirr(balance + petty - owed - received),
  };
}

const lineView = ({
  kind,
  id,
  name,
  amount,
  place,
  notes,
  event,
  record,
}: ShownLine): Schemas['OpeningLine'] => ({
  kind,
  ...(id !== undefined && { id }),
  ...(name !== undefined && { name }),
  ...(place && { place: placeBrief(place) }),
  ...(event && { event_date: event.event_date }),
  amount: toBirr(amount),
  ...(notes && { notes }),
  ...(record && { record }),
});

/** True without a standing opening and without other cash entries; accruals may exist. */
export async function selectIsUntouched(db: Database, branch: number): Promise<boolean> {
  const standing = and(eq(openings.branch_id, branch), isNull(openings.undone_at));
  if ((await db.$count(openings, standing)) > 0) return false;
  const [moved] = await db
    .select({ id: postings.id })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(eq(postings.book, branch), ne(entries.record_type, 'opening')))
    .orderBy(asc(postings.book_no))
    .limit(1);
  return moved === undefined;
}

async function selectStandingOpening(db: Database, branch: number) {
  const [row] = await db
    .select({
      opening: openings,
      opener: nameColumns(users),
      branch: { id: branches.id, name: branches.name },
    })
    .from(openings)
    .innerJoin(users, eq(users.id, openings.created_by))
    .innerJoin(branches, eq(branches.id, openings.branch_id))
    .where(and(eq(openings.branch_id, branch), isNull(openings.undone_at)));
  return row;
}

export async function readStanding(
  { db }: Pick<Context, 'db'>,
  branch: number,
): Promise<Schemas['Opening'] | undefined> {
  const row = await selectStandingOpening(db, branch);
  if (row === undefined) return undefined;
  const { id, dated, remark, created_at } = row.opening;
  const header = {
    id,
    dated,
    remark,
    branch: row.branch,
    createdAt: created_at.toISOString(),
    ...namedUser(row.opener),
  };
  return openingView(header, await selectLines(db, id));
}

export const isOf = (opening: number) =>
  and(
    eq(entries.record_type, 'opening'),
    isNull(entries.reverses_id),
    sql`(${entries.facts} ->> 'opening')::bigint = ${opening}`,
  );

async function selectLines(db: Database, opening: number): Promise<ShownLine[]> {
  const rows = await db
    .select({
      posting: postings,
      facts: entries.facts,
      place: moneyPlaces,
      vendor: { id: vendors.id, name: vendors.name },
      employee: { id: employees.id, name: employees.full_name },
      card: pettyCash,
      spender: nameColumns(users),
      event: events,
      client: clients.full_name,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.entry_id, entries.id))
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .leftJoin(moneyPlaces, eq(moneyPlaces.id, accounts.place_id))
    .leftJoin(vendors, eq(vendors.id, accounts.vendor_id))
    .leftJoin(employees, eq(employees.id, accounts.employee_id))
    .leftJoin(pettyCash, eq(pettyCash.id, accounts.petty_id))
    .leftJoin(users, eq(users.id, pettyCash.user_id))
    .leftJoin(events, eq(events.id, accounts.event_id))
    .leftJoin(clients, eq(clients.id, events.client_id))
    .where(and(isOf(opening), not(sql`starts_with(${accounts.name}, 'opening:')`)))
    .orderBy(asc(entries.id));
  return rows.map(({ posting, facts, place, vendor, employee, card, spender, event, client }) => {
    const amount = Math.abs(posting.amount);
    if (vendor !== null) return { kind: 'vendor', ...vendor, amount };
    if (employee !== null) return { kind: 'employee', ...employee, amount };
    if (card !== null)
      return { kind: 'petty', id: card.user_id, ...nameOf(spender && shownName(spender)), amount };
    if (event !== null) return { kind: 'event', id: event.id, ...nameOf(client), amount, event };
    return { kind: 'money', amount, ...moneyFacts(place, facts), record: linkView(posting) };
  });
}

const nameOf = (name: string | null) => name !== null && { name };

const moneyFacts = (place: typeof moneyPlaces.$inferSelect | null, { notes }: Facts) => ({
  ...(place !== null && { place }),
  ...(notes && { notes }),
});
