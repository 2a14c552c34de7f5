// D130, I19
import { sql } from 'drizzle-orm';
import { isoToEt, todayIso } from '@digis/ethio-date';
import type { TestApp } from '../../testing/index.ts';

interface Posted {
  entry: number;
  root: number;
  branch: number;
  kind: string;
  at: string;
  accrued_for: number | null;
  account: string;
  is_cash: boolean;
  place: number | null;
  client_of: number | null;
  is_vendor: boolean;
  is_employee: boolean;
  amount: number;
  side: 'in' | 'out';
  told: { event?: number; category?: string };
}

interface EventOfBooks {
  id: number;
  branch: number;
  day: string;
  counts: boolean;
  people: number;
  total: number;
  vat: number;
  is_taxed: boolean;
  package: number | null;
}

export interface Books {
  postings: readonly Posted[];
  events: readonly EventOfBooks[];
  notes: ReadonlyMap<string, string>;
}

/** Plain numbers, because the books are small. */
export async function readBooks({ db, clock }: TestApp): Promise<Books> {
  const today = todayIso({ now: clock.now().getTime() });
  const list = async <Row>(text: string): Promise<Row[]> => {
    const { rows } = await db.execute<{ row: Row }>(
      sql.raw(`SELECT to_json(r) AS row FROM (${text}) r`),
    );
    return rows.map(({ row }) => row);
  };
  const postings = await list<Posted>(`SELECT e.id AS entry, coalesce(e.reverses_id, e.id) AS root,
      e.branch_id AS branch, e.record_type AS kind, to_char(e.created_at AT TIME ZONE 'Africa/Addis_Ababa', 'YYYY-MM-DD') AS at,
      CASE e.record_type WHEN 'accrual' THEN e.event_id END AS accrued_for, a.name AS account, a.is_cash, a.place_id AS place,
      a.event_id AS client_of, a.vendor_id IS NOT NULL AS is_vendor, a.employee_id IS NOT NULL AS is_employee, p.amount,
      p.transact_type AS side, first.facts AS told
    FROM postings p JOIN entries e ON e.id = p.entry_id JOIN accounts a ON a.id = p.account_id
      JOIN entries first ON first.id = coalesce(e.reverses_id, e.id)`);
  const events = await list<EventOfBooks>(`SELECT id, branch_id AS branch, event_date::text AS day,
      archived_at IS NULL AND (hold_until IS NULL OR hold_until >= '${today}') AS counts, num_of_people AS people, total, vat,
      vat_mode <> 'off' AS is_taxed, package_id AS package FROM events`);
  const notes = await list<{ entry_id: number; kind: string; value: string }>(
    `SELECT entry_id, kind, value FROM entry_notes ORDER BY id`,
  );
  // The last note of a kind counts.
  return {
    postings,
    events,
    notes: new Map(notes.map(({ entry_id, kind, value }) => [`${kind} ${entry_id}`, value])),
  };
}

export interface Span {
  branch: number | null;
  from: string;
  to: string;
}

const birr = (santim: number): number => santim / 100;
const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0);
const isHere = (branch: number, span: Span) => span.branch === null || span.branch === branch;
const isWithin = (day: string, { from, to }: Span) => day >= from && day <= to;

function grouped<T>(list: readonly T[], keyOf: (one: T) => string, of: (one: T) => number) {
  const sums = new Map<string, number>();
  for (const one of list) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + of(one));
  return Object.fromEntries(
    [...sums].filter(([, amount]) => amount !== 0).map(([key, amount]) => [key, birr(amount)]),
  );
}

function eventOf(books: Books, { root, told }: Posted): EventOfBooks | undefined {
  const noted = books.notes.get(`event ${root}`);
  const id = noted === undefined ? told.event : Number(noted);
  return books.events.find((event) => event.id === id && event.counts);
}

const categoryOf = ({ notes }: Books, { root, told }: Posted): string =>
  notes.get(`category ${root}`) ?? told.category ?? 'other';

const isByHand = ({ account }: Posted) =>
  /^(?:expense:other|expense:petty|income:other)/.test(account);

const held = (books: Books, span: Span) =>
  books.events.filter(
    ({ counts, branch, day }) => counts && isHere(branch, span) && isWithin(day, span),
  );

function costs(books: Books, span: Span) {
  const ids = new Set(held(books, span).map(({ id }) => id));
  return books.postings.flatMap((posted) => {
    if (posted.accrued_for !== null) {
      const kind = posted.is_vendor ? 'vendors' : 'wages';
      const isCost = ids.has(posted.accrued_for) && (posted.is_vendor || posted.is_employee);
      return isCost ? [{ key: kind, amount: -posted.amount }] : [];
    }
    const event = isByHand(posted) ? eventOf(books, posted) : undefined;
    return event && ids.has(event.id)
      ? [{ key: `tagged ${categoryOf(books, posted)}`, amount: posted.amount }]
      : [];
  });
}

function others(books: Books, span: Span) {
  const counting = new Set(books.events.filter(({ counts }) => counts).map(({ id }) => id));
  return books.postings
    .filter(({ branch, at }) => isHere(branch, span) && isWithin(at, span))
    .flatMap((posted) => {
      const { account, amount, client_of: client } = posted;
      if (client !== null) return counting.has(client) ? [] : [{ key: 'kept', amount }];
      if (account.startsWith('expense:salary')) return [{ key: 'salaries', amount }];
      if (!isByHand(posted) || eventOf(books, posted)) return [];
      return account.startsWith('income')
        ? [{ key: 'came_in', amount }]
        : [{ key: `spent ${categoryOf(books, posted)}`, amount }];
    });
}

const byKey = (list: readonly { key: string; amount: number }[]) =>
  grouped(
    list,
    ({ key }) => key,
    ({ amount }) => amount,
  );

export function reckonSummary(books: Books, span: Span) {
  const events = held(books, span);
  const ofClients = books.postings.filter(({ client_of }) => client_of !== null);
  const paidFor = (event: number) =>
    -sum(
      ofClients.filter(({ client_of }) => client_of === event),
      ({ amount }) => amount,
    );
  const received = ofClients.filter(
    ({ branch, at, kind }) => isHere(branch, span) && isWithin(at, span) && kind !== 'opening',
  );
  const booked = sum(events, ({ total, vat }) => total - vat);
  const cost = sum(costs(books, span), ({ amount }) => amount);
  const other = sum(others(books, span), ({ amount }) => amount);
  return {
    events: events.length,
    guests: sum(events, ({ people }) => people),
    booked: birr(booked),
    due: birr(sum(events, ({ id, total }) => Math.max(total - paidFor(id), 0))),
    received: birr(-sum(received, ({ amount }) => amount) + 0),
    cost: birr(cost),
    profit: birr(booked - cost),
    other: birr(other),
    result: birr(booked - cost - other),
  };
}

export const reckonCategories = (books: Books, span: Span) => ({
  categories: byKey(costs(books, span)),
  other: byKey(others(books, span)),
});

export const reckonPackages = (books: Books, span: Span) =>
  grouped(
    held(books, span),
    (event) => String(event.package ?? 'custom'),
    ({ total, vat }) => total - vat,
  );

export function reckonVat(books: Books, span: Span) {
  const monthOf = ({ day }: EventOfBooks) => {
    const { year, month } = isoToEt(day);
    return `${year}-${Math.min(month, 12)}`;
  };
  const taxed = held(books, span).filter((event) => event.is_taxed);
  return grouped(taxed, monthOf, ({ vat }) => vat);
}

export function reckonPlaces({ postings }: Books, span: Span) {
  const cash = postings.filter(({ is_cash, branch }) => is_cash && isHere(branch, span));
  const accounts = [...new Set(cash.map(({ account }) => account))];
  const rows = accounts.map((account) => {
    const own = cash.filter((posted) => posted.account === account);
    const [first] = own;
    const moved = (isMeant: (posted: Posted) => boolean) =>
      birr(sum(own.filter(isMeant), ({ amount }) => amount));
    const isIn = (side: string) => (posted: Posted) =>
      isWithin(posted.at, span) && posted.kind !== 'transfer' && posted.side === side;
    return {
      key: `${first?.branch} ${first?.place ?? 'box'}`,
      opening: moved(({ at }) => at < span.from),
      in: moved(isIn('in')),
      out: 0 - moved(isIn('out')),
      transferred: moved(({ at, kind }) => isWithin(at, span) && kind === 'transfer'),
      closing: moved(({ at }) => at <= span.to),
    };
  });
  const isEmpty = ({ key: _key, closing: _closing, ...sums }: (typeof rows)[number]) =>
    Object.values(sums).every((amount) => amount === 0);
  return rows.filter((row) => !isEmpty(row)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
