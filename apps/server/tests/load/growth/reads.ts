import type { OperationId, Permission } from '@digis/api-client/contract';
import { selectVisibleFile } from '#modules/records/uploads/file-queries.ts';
import type { Read } from './read-cost.ts';

export interface Asked {
  id: OperationId;
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  isByCursor?: boolean;
  /** Read without this permission, which would add sums. */
  without?: Permission;
  /** If the list has a limit, the cost counts per line. */
  linesOf?: (answer: unknown) => number;
  isTooLarge?: boolean;
}

const old = 1_000_900;
const oldClient = 1_000_224;
const book = { id: 'listTransactions', query: { type: 'book' } } as const;
const busy = 1_000_200;
const month = { from: '2026-08-07', to: '2026-09-05' };
const twoDays = { from: '2026-08-30', to: '2026-08-31' };
const week = { from: '2026-08-25', to: '2026-08-31' };
const vatMonth = { ...month, to: '2026-09-10' };
const hall = 'ስካይላይት';
const phone = '0704827100';

const listsOf = (answer: unknown): number =>
  Object.values(Object(answer)).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );

const linesOfCalendar = (answer: unknown): number =>
  listsOf(answer) +
  listsOf(Object.values(Object(Object(answer).event_map)).map((day) => Object(day).events));

const paged: readonly Asked[] = [
  { id: 'listEvents' },
  { id: 'listEvents', query: { deleted: '1' } },
  { id: 'listEvents', query: { owes: '1', order: 'left' } },
  { id: 'listEvents', query: { from: '2026-10-01', order: 'earliest', staff: 'none' } },
  { id: 'listEvents', query: { order: 'scheduled' } },
  { id: 'listClients' },
  { id: 'listEnquiries' },
  { id: 'listEnquiries', query: { state: 'lost' } },
  book,
  { id: 'listTransactions', query: { type: 'pending' } },
  { id: 'listTransactions', query: { type: 'advance' } },
  { id: 'listReceivables', query: {} },
  { id: 'listReceivables', query: { beside: old } },
  { id: 'listReceivables', query: { beside: busy } },
  { id: 'listDeliverables', query: { from: '2026-08-30' } },
  { id: 'listDeliverables', query: { vendorId: 1, from: '2026-01-01' } },
  { id: 'readVendorLedger', query: { type: 'in', id: 1, branchId: 1 } },
  { id: 'readVendorLedger', query: { type: 'out', id: 1, branchId: 1 } },
  { id: 'readEmployeeLedger', query: { id: 1 } },
  { id: 'readEmployeeLedger', query: { id: 1, type: 'out' } },
  { id: 'listActionLogs' },
  { id: 'listActionLogs', query: { userId: 2 } },
  { id: 'listActionLogs', query: { entity: 'cash' } },
  { id: 'listActionLogs', query: { topic: 'money' } },
  { id: 'listActionLogs', query: { topic: 'undone' } },
  { id: 'listActionLogs', query: { topic: 'work' } },
  { id: 'listActionLogs', query: { from: '2026-08-01', to: '2026-08-02' } },
  ...(['newest', 'earliest', 'scheduled'] as const).map((order): Asked => ({
    id: 'listEvents',
    query: { ...month, order },
  })),
  { id: 'listEvents', query: { ...month, owes: '1', order: 'left' } },
  { id: 'listEvents', query: { ...month, payment: 'paid', order: 'earliest' } },
  { id: 'listEvents', query: { ...month, q: hall } },
  { id: 'listDeliverables', query: month },
  { id: 'listActionLogs', query: { ...month, topic: 'money' } },
  ...([{}, { kind: 'vendor' }] as const).flatMap((filter): Asked[] => {
    const ofMonth = { ...book, query: { ...book.query, ...month, ...filter } };
    return [ofMonth, { ...ofMonth, without: 'Cashbook View Balance' }];
  }),
];

export const asked: readonly Asked[] = [
  ...paged,
  ...paged.map((read) => ({ ...read, isByCursor: true })),
  { id: 'readUserInfo' },
  { id: 'listSessions' },
  { id: 'readTwoFactor' },
  { id: 'readTenant' },
  { id: 'readHealth' },
  { id: 'readMetrics' },
  { id: 'readSettings' },
  {
    id: 'readCalendar',
    query: { from: '2026-08-30', to: '2026-10-10' },
    linesOf: linesOfCalendar,
  },
  {
    id: 'readDays',
    query: { from: '2026-08-30', to: '2026-10-10', branchId: 1 },
  },
  { id: 'listEvents', query: { hold: 'ended', from: '2026-08-30', order: 'earliest' } },
  // Days with the usual number of events, and days with too many.
  { id: 'readKitchen', query: { from: '2026-09-07', to: '2026-10-06' }, linesOf: listsOf },
  { id: 'readKitchen', query: { from: '2026-08-30', to: '2026-09-28' }, isTooLarge: true },
  { id: 'readKitchen', query: { id: busy } },
  { id: 'listEvents', query: { date: '2026-08-30' }, linesOf: listsOf },
  { id: 'listEvents', query: { id: old } },
  { id: 'listEvents', query: { page: 20 } },
  { id: 'listEvents', query: { stage: 'done', payment: 'paid' } },
  { id: 'listEvents', query: { packageId: 1, order: 'earliest' } },
  { id: 'listEvents', query: { q: phone } },
  { id: 'readEventCounts' },
  { id: 'readEventCounts', query: { q: phone } },
  { id: 'listEnquiries', query: { q: phone } },
  { id: 'listEnquiries', query: { phone } },
  { id: 'listEnquiries', query: { call: 'today' } },
  { id: 'listProformas', query: { enquiryId: old } },
  { id: 'readProforma', params: { id: old } },
  { id: 'readPayDay', query: { branchId: 1 } },
  { id: 'listClients', query: { q: phone } },
  { id: 'listClients', query: { id: oldClient } },
  { ...book, query: { ...book.query, kind: 'vendor' } },
  { ...book, query: { ...book.query, place: 'box' } },
  { ...book, query: { ...book.query, place: '3' } },
  { ...book, query: { ...book.query, costOf: old } },
  { ...book, query: { ...book.query, category: 'other' } },
  { ...book, query: { ...book.query, counterparty: 'vendor:1' } },
  { ...book, query: { ...book.query, counterparty: 'client:1' } },
  { id: 'search', query: { q: phone } },
  { id: 'search', query: { q: phone.slice(0, 7) } },
  { id: 'search', query: { q: 'ተስፋዬ' } },
  { id: 'search', query: { q: 'tesfaye' } },
  { id: 'search', query: { q: '#900' } },
  { id: 'search', query: { q: hall } },
  { id: 'listEvents', query: { q: hall } },
  { id: 'listPlaces', query: { branchId: 1 } },
  { id: 'listPlaces', query: { branchId: 1, phone } },
  { id: 'listPayables' },
  { id: 'readOverview', query: { month: '2018-12' } },
  { id: 'readOverview', query: { month: '2018-12', months: 13 } },
  { id: 'listEvents', query: { from: '2026-10-01', staff: 'short' } },
  { id: 'readEventHistory', query: { id: old } },
  { id: 'readEventStaff', query: { id: old } },
  { id: 'readEventStaff', query: { id: busy } },
  { id: 'readEventVendors', query: { id: old } },
  { id: 'readEventVendors', query: { id: busy } },
  { id: 'readEventAccount', query: { id: busy } },
  { id: 'readCashMeter', query: { eventId: busy } },
  { id: 'readEventAccount', query: { id: old } },
  { id: 'listAgreements', query: { eventId: old } },
  { id: 'readAgreement', params: { id: 1 } },
  { id: 'listSms', query: { eventId: old } },
  { id: 'listClientMessages', query: { id: oldClient } },
  { id: 'listClients', query: { phone } },
  { ...book, query: { ...book.query, phone } },
  { ...book, query: { ...book.query, ...twoDays }, linesOf: listsOf },
  { ...book, query: { ...book.query, ...week }, without: 'Cashbook View Balance' },
  { id: 'listTransactions', query: { type: 'pending', phone } },
  { id: 'listTransactions', query: { type: 'advance', phone } },
  { id: 'listPettyCash', query: {} },
  { id: 'listMoneyPlaces' },
  { id: 'listCostEvents', query: {} },
  { id: 'listCostEvents', query: { q: phone } },
  { id: 'listCloses', query: { branchId: 1 } },
  { id: 'readCashMeter', query: { eventId: old } },
  { id: 'listTaxRules' },
  { id: 'listGlAccounts' },
  { id: 'readOpening', query: { branchId: 1 } },
  { id: 'listImports' },
  { id: 'readFirstSteps' },
  { id: 'listCopies' },
  { id: 'listAwaitedCertificates', query: {} },
  { id: 'listVat', query: vatMonth },
  ...(['summary', 'months', 'packages', 'places', 'categories', 'vat'] as const).map(
    (by): Asked => ({
      id: 'readReport',
      query: { ...vatMonth, by },
    }),
  ),
  { id: 'readReview', query: { from: '2026-08-26', to: '2026-09-01' }, linesOf: listsOf },
  { id: 'listBranches' },
  { id: 'listItems' },
  { id: 'listPackages' },
  { id: 'listEmployees' },
  { id: 'listVendors' },
  { id: 'listUsers' },
];

export const readFile: Read = ({ db, user }) =>
  selectVisibleFile(db, `event-${'900'.padStart(19, '0')}.jpg`, user);
