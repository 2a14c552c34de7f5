import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { operations, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { isOneOf, prepared } from '#db/fast/statements.ts';
import { advances } from '#db/tables/cash.ts';
import { branches } from '#db/tables/branches.ts';
import { entries, pending, postings } from '#db/tables/journal.ts';
import { clients, events } from '#db/tables/events.ts';
import { employees, vendors } from '#db/tables/people.ts';
import { users } from '#db/tables/users.ts';
import {
  briefWithMoney,
  type EventBrief,
  openOf,
  receivedOf,
} from '#modules/bookings/events/event-briefs.ts';
import { nameColumns, namedUser, shownName } from '#modules/records/users/user-names.ts';
import { nextOf } from '#db/id-page.ts';
import { correctionView, linksOfEntry } from '#modules/books/journal/correction-links.ts';
import { fiscalNumber } from '#modules/books/journal/fiscal-number.ts';
import { costColumns, costView } from '../../costs/cost-tags.ts';
import { shownFacts } from '#modules/books/journal/movement-facts.ts';
import { boxBrief, placeIn } from '#modules/books/money-places/money-place-queries.ts';
import { isAfterClose } from '../../till/after-close.ts';
import { acceptanceOf, advanceLink } from '../advance-link.ts';
import { clientOf, type Counterparty, spenderOf } from '../counterparties.ts';
import { type BookId, numberedInBooks, pageOfBook, referredInBooks } from './book-page.ts';
import type { CashbookQuery } from '../cashbook-filter.ts';

type CashbookRecord = Schemas['CashbookRecord'];

export interface RecordPage {
  data: CashbookRecord[];
  next?: string;
}

const { pageSize } = operations.listTransactions;

const enteredBy = alias(users, 'entered_by');
const claimedBy = alias(users, 'claimed_by');

const selectRecords = (db: Database) =>
  db
    .select({
      id: postings.id,
      amount: postings.amount,
      book_no: postings.book_no,
      balance: postings.book_balance,
      place_balance: postings.balance_after,
      place: placeIn(entries.facts),
      from: placeIn(entries.facts, 'from'),
      to: placeIn(entries.facts, 'to'),
      isAfterClose: isAfterClose(entries),
      fiscal: fiscalNumber,
      ...costColumns,
      enteredBy: nameColumns(enteredBy),
      claimedBy: nameColumns(claimedBy),
      entry: entries,
      advance: advances,
      branch: { id: branches.id, name: branches.name },
      event: events,
      client: clients,
      received: receivedOf(entries.event_id),
      open: openOf(entries.event_id),
      accepted: acceptanceOf(entries.event_id),
      vendor: { id: vendors.id, name: vendors.name },
      employee: { id: employees.id, name: employees.full_name },
      spender: spenderOf,
      corrects: linksOfEntry.corrects,
      corrected: linksOfEntry.corrected,
    })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .innerJoin(branches, eq(branches.id, entries.branch_id))
    .innerJoin(enteredBy, eq(enteredBy.id, entries.created_by))
    .leftJoin(pending, eq(pending.id, entries.pending_id))
    .leftJoin(claimedBy, eq(claimedBy.id, pending.created_by))
    .leftJoin(advances, eq(advances.id, entries.advance_id))
    .leftJoin(events, eq(events.id, entries.event_id))
    .leftJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(vendors, eq(vendors.id, entries.vendor_id))
    .leftJoin(employees, eq(employees.id, entries.employee_id));

type BookRow = Awaited<ReturnType<typeof selectRecords>>[number];

/** Prepared, because planning its dozen joins takes longer than running them. */
const recordsOfIds = prepared('records_of_book', (db) =>
  selectRecords(db).where(isOneOf(postings.id, 'ids')).orderBy(desc(postings.id)),
);

export async function listBook(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
  hasBalance: boolean,
): Promise<RecordPage> {
  const found = await pageOfBook(db, branch, query);
  return { data: await recordsOf(db, found, hasBalance), ...nextOf(found, pageSize) };
}

async function recordsOf(
  db: Database,
  found: readonly BookId[],
  hasBalance = false,
): Promise<CashbookRecord[]> {
  if (found.length === 0) return [];
  const rows = await recordsOfIds(db, { ids: found.map(({ id }) => id) });
  return rows.map((row) => ({
    ...recordView(row),
    ...(hasBalance && balancesOf(row)),
  }));
}

export async function selectByNumber(
  db: Database,
  branch: number | null,
  number: number,
): Promise<CashbookRecord[]> {
  return recordsOf(db, await numberedInBooks(db, branch, number));
}

export async function selectByReference(
  db: Database,
  branch: number | null,
  typed: string,
): Promise<CashbookRecord[]> {
  return recordsOf(db, await referredInBooks(db, branch, typed));
}

function recordView(row: BookRow): CashbookRecord {
  const { entry, advance, claimedBy: claimant, enteredBy: cashier } = row;
  const event = eventOf(row);
  const counterparty = counterpartyOf(row, event);
  return {
    id: row.id,
    amount: toBirr(Math.abs(row.amount)),
    transact_type: row.amount > 0 ? 'in' : 'out',
    createdAt: entry.created_at.toISOString(),
    transact_id: entry.number,
    ...(row.book_no !== null && { book_no: row.book_no }),
    ...(counterparty && { counterparty }),
    ...namedUser(claimant ?? cashier),
    ...(claimant && { approved_by: shownName(cashier) }),
    remark: entry.remark,
    ...shownFacts(entry, row.place),
    ...recordType(entry.record_type),
    ...(advance !== null && advanceView(row, advance, event)),
    ...(event && { event }),
    ...(entry.record_type === 'transfer' && endsOf(row)),
    ...(row.isAfterClose && { after_close: true }),
    ...(entry.facts.dated !== undefined && { dated: entry.facts.dated }),
    ...(row.fiscal !== null && { fiscal_no: row.fiscal }),
    ...costView(row),
    branch: row.branch,
    ...correctionView(row, row.amount),
  };
}

const balancesOf = ({ balance, place_balance }: BookRow) => ({
  balance: toBirr(balance ?? place_balance),
  ...(balance !== null && balance !== place_balance && { place_balance: toBirr(place_balance) }),
});

const endsOf = ({ from, to }: BookRow) => ({ from: from ?? boxBrief, to: to ?? boxBrief });

const eventOf = ({ event, client, ...money }: BookRow): EventBrief | undefined =>
  event === null || client === null ? undefined : briefWithMoney(event, client, money);

function counterpartyOf(
  { vendor, employee, spender }: BookRow,
  event: EventBrief | undefined,
): Counterparty | undefined {
  if (event) return clientOf(event);
  if (employee) return { kind: 'employee', ...employee };
  if (spender) return { kind: 'user', ...spender };
  return vendor ? { kind: 'vendor', ...vendor } : undefined;
}

const recordType = (type: BookRow['entry']['record_type']): Pick<CashbookRecord, 'record_type'> =>
  type === 'accrual' || type === 'petty_spend' || type === 'withholding'
    ? {}
    : { record_type: type };

function advanceView(
  { entry, accepted }: BookRow,
  advance: typeof advances.$inferSelect,
  event: EventBrief | undefined,
): Partial<CashbookRecord> {
  if (entry.record_type === 'settle') {
    return { advancetransact: advanceLink(advance, accepted, event) };
  }
  const { settle_amount, settle_date } = advance;
  return {
    ...(settle_amount !== null && { settle_amount: toBirr(settle_amount) }),
    ...(settle_date !== null && { settle_date }),
  };
}
