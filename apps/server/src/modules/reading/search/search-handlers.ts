// D137
import { todayOf } from '#base/addis-days.ts';
import type { Permission, Schemas } from '@digis/api-client/contract';
import { searchWords, withoutUnseen } from '@digis/domain';
import { can } from '#auth/require-permission.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { selectBranchNames } from '../../records/branches/branch-queries.ts';
import { selectByNumber, selectByReference } from '../../money/cashbook/book/list-book.ts';
import { selectEnquiries } from '../../bookings/enquiries/enquiry-queries.ts';
import { enquiryView } from '../../bookings/enquiries/enquiry-view.ts';
import { eventView } from '../../bookings/events/event-view.ts';
import { isInPlaceLike } from '../../bookings/places/place-search.ts';
import { selectDebts, selectLikelyClients, selectLikelyEvents } from './search-queries.ts';
import { findEmployees, findItems, findPackages, findVendors, type Found } from './short-lists.ts';

type Result = Omit<Schemas['SearchResult'], 'success'>;

const mostOfAKind = 5;
const fewestSigns = 2;
const fewestOfReference = 3;

/** `#339` and 339: numbers of the book. */
function numberIn(typed: string): number | undefined {
  const [, number] = /^#?(\d{1,9})$/u.exec(typed) ?? [];
  return number === undefined ? undefined : Number(number);
}

type Words = readonly string[] | null;

async function findInLists({ db, user }: Context, words: Words): Promise<Result> {
  const may = (...any: Permission[]) => any.some((permission) => can(user, permission));
  const found = async (isOpen: boolean, find: (of: readonly string[]) => Promise<Found[]>) => {
    if (!isOpen) return undefined;
    return words === null || words.length === 0 ? [] : find(words);
  };
  const isNamedOnly = !can(user, 'Vendors');
  const sellers = await found(may('Vendors', 'Assign Vendors', 'Vendor Ledger'), (of) =>
    findVendors(db, of, mostOfAKind, isNamedOnly),
  );
  const people = await found(may('Employees', 'Assign Employees'), (of) =>
    findEmployees(db, of, mostOfAKind),
  );
  const dishes = await found(may('Items'), (of) => findItems(db, of, mostOfAKind));
  const offers = await found(may('Packages'), (of) => findPackages(db, of, mostOfAKind));
  return {
    ...(sellers && { vendors: sellers }),
    ...(people && { employees: people }),
    ...(dishes && { items: dishes }),
    ...(offers && { packages: offers }),
  };
}

async function findClients(context: Context, typed: string): Promise<Result> {
  const { db, user, scope, clock } = context;
  const [seesClients, seesEvents] = [can(user, 'Clients'), can(user, 'View Events')];
  if (!seesClients && !seesEvents) return {};
  const likely = await selectLikelyClients(db, typed, scope.branchId);
  const branches = scope.branchId === null ? await selectBranchNames(db) : new Map();
  const live = likely.filter(({ archived_at }) => archived_at === null).slice(0, mostOfAKind);
  const ids = likely.map(({ id }) => id);
  const now = clock.now();
  const like = { clientIds: ids, isInPlace: isInPlaceLike(db, typed, scope.branchId) };
  const owedBy = seesEvents ? await selectDebts(db, ids, todayOf(clock)) : () => undefined;
  return {
    ...(seesClients && {
      clients: live.map(({ id, full_name, phone_number, secondary_phone, branch_id }) => ({
        id,
        full_name,
        phone_number,
        secondary_phone,
        ...(branches.has(branch_id) && { branch: branches.get(branch_id) }),
        ...owedBy(id),
      })),
    }),
    ...(seesEvents && {
      events: (await selectLikelyEvents(db, like, now, mostOfAKind)).map((record) =>
        eventView(record, now),
      ),
    }),
  };
}

async function findEnquiries({ db, user, scope, clock }: Context, q: string): Promise<Result> {
  if (!can(user, 'View Events')) return {};
  if (searchWords(q).length === 0) return { enquiries: [] };
  const filter = { q, today: todayOf(clock) };
  const page = { skip: 0, limit: mostOfAKind };
  const records = await selectEnquiries(db, scope.branchId, filter, page);
  return {
    enquiries: records.map(enquiryView).map(({ id, name, phone, state, branch }) => ({
      id,
      name,
      phone,
      state,
      ...(scope.branchId === null && { branch }),
    })),
  };
}

async function findEntries({ db, user, scope }: Context, typed: string): Promise<Result> {
  if (!can(user, 'Cashbook View Records')) return {};
  const number = numberIn(typed);
  const numbered = number === undefined ? [] : await selectByNumber(db, scope.branchId, number);
  const referred =
    typed.length < fewestOfReference ? [] : await selectByReference(db, scope.branchId, typed);
  return { transactions: [...numbered, ...referred].slice(0, mostOfAKind) };
}

export const searchHandlers = {
  search: async (context, { query }) => {
    const q = withoutUnseen(query.q).trim();
    const words = searchWords(q);
    // `#339` is only a number. A text too short finds nothing but still returns each list.
    const isOfNames = !q.startsWith('#') && words.join('').length >= fewestSigns;
    return {
      success: true,
      ...(await findInLists(context, isOfNames ? words : null)),
      ...(await findClients(context, isOfNames ? q : '')),
      ...(await findEnquiries(context, isOfNames ? q : '')),
      ...(await findEntries(context, q)),
    };
  },
} satisfies Handlers<'search'>;
