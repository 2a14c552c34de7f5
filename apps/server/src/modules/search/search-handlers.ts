/** Finds records of every kind by a few signs. SPEC: D137 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { matchesSearch, type Searchable, searchWords, withoutUnseen } from '@digis/domain';
import { can } from '../../auth/require-permission.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { selectBranchNames } from '../branches/branch-queries.ts';
import { selectByNumber } from '../cashbook/list-book.ts';
import { employeeTexts, selectEmployees } from '../employees/employee-queries.ts';
import { eventView } from '../events/event-view.ts';
import { selectItems } from '../items/item-queries.ts';
import { selectPackages } from '../packages/package-queries.ts';
import { selectVendors, vendorTexts } from '../vendors/vendor-queries.ts';
import { selectEventsOfClients, selectLikelyClients } from './search-queries.ts';

type Result = Omit<Schemas['SearchResult'], 'success'>;

const mostOfAKind = 5;
const fewestSigns = 2;

/** `#339` and 339 mean the entries with that number in the book. */
function numberIn(typed: string): number | undefined {
  const [, number] = /^#?(\d{1,9})$/u.exec(typed) ?? [];
  return number === undefined ? undefined : Number(number);
}

interface Named {
  id: number;
  name: string;
}

/** What was typed as words; null finds nothing. */
type Words = readonly string[] | null;

const first = <T>(rows: readonly T[], words: Words, textsOf: (row: T) => Searchable) =>
  words === null
    ? []
    : rows.filter((row) => matchesSearch(words, textsOf(row))).slice(0, mostOfAKind);

const named = (rows: readonly Named[], words: Words): Named[] =>
  first(rows, words, ({ name }) => ({ names: [name] })).map(({ id, name }) => ({ id, name }));

/** The short lists, which are looked through from end to end. */
async function findInLists({ db, user }: Context, words: Words): Promise<Result> {
  const may = (...any: Permission[]) => any.some((permission) => can(user, permission));
  const people = may('Employees', 'Assign Employees')
    ? first(await selectEmployees(db), words, employeeTexts)
    : null;
  const isNamedOnly = !can(user, 'Vendors');
  const sellers = may('Vendors', 'Assign Vendors', 'Vendor Ledger')
    ? first(await selectVendors(db), words, (row) => vendorTexts(row, isNamedOnly))
    : null;
  return {
    ...(sellers && { vendors: sellers.map(({ id, name }) => ({ id, name })) }),
    ...(people && { employees: people.map(({ id, full_name }) => ({ id, name: full_name })) }),
    ...(can(user, 'Items') && { items: named(await selectItems(db), words) }),
    ...(can(user, 'Packages') && { packages: named(await selectPackages(db), words) }),
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
  return {
    ...(seesClients && {
      clients: live.map(({ id, full_name, phone_number, secondary_phone, branch_id }) => ({
        id,
        full_name,
        phone_number,
        secondary_phone,
        ...(branches.has(branch_id) && { branch: branches.get(branch_id) }),
      })),
    }),
    ...(seesEvents && {
      events: (await selectEventsOfClients(db, ids, now, mostOfAKind)).map((record) =>
        eventView(record, now),
      ),
    }),
  };
}

async function findEntries({ db, user, scope }: Context, typed: string): Promise<Result> {
  if (!can(user, 'Cashbook View Records')) return {};
  const number = numberIn(typed);
  if (number === undefined) return { transactions: [] };
  const found = await selectByNumber(db, scope.branchId, number);
  return { transactions: found.slice(0, mostOfAKind) };
}

export const searchHandlers = {
  search: async (context, { query }) => {
    const q = withoutUnseen(query.q).trim();
    const words = searchWords(q);
    // `#339` is a number alone; one sign finds nothing, but still says which kinds the reader may find.
    const isOfNames = !q.startsWith('#') && words.join('').length >= fewestSigns;
    return {
      success: true,
      ...(await findInLists(context, isOfNames ? words : null)),
      ...(await findClients(context, isOfNames ? q : '')),
      ...(await findEntries(context, q)),
    };
  },
} satisfies Handlers<'search'>;
