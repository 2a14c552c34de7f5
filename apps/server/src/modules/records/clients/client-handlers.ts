// Spec 2.7
import { operations, type QueryOf, type Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { branchToBook } from '#auth/branch-scope.ts';
import type { Database } from '#db/open-database.ts';
import { lockBranch, selectBranchNames } from '../branches/branch-queries.ts';
import { type Context, requireDeletedId, type Handlers } from '#contract/handler.ts';
import { readLastSeen, nextOf, skippedRows } from '#db/id-page.ts';
import { AppError } from '#base/errors.ts';
import { requireIssued } from '../uploads/require-issued.ts';
import { readClientAccount } from './client-account.ts';
import { requireSettled } from './client-debts.ts';
import { buildClient } from './client-from.ts';
import {
  changeClient,
  hasComingEvents,
  insertClient,
  lockClient,
  selectClientByPhone,
  makeFormsStale,
  selectClientEvents,
  selectClients,
  type ClientRow,
  type ClientEventRow,
} from './client-queries.ts';
import { selectCallers } from './client-callers.ts';
import { mergeClients } from './merging/merge-clients.ts';
import { selectPhonePrefixes } from '../settings/setting-queries.ts';
import { eventDateTime, todayOf } from '#base/addis-days.ts';

const clientName = (row: ClientRow, events: readonly ClientEventRow[]): Schemas['Client'] => ({
  id: row.id,
  full_name: row.full_name,
  phone_number: row.phone_number,
  secondary_phone: row.secondary_phone,
  events: events
    .filter((event) => event.client_id === row.id)
    .map((event) => ({ id: event.id, event_date: eventDateTime(event) })),
  createdAt: row.created_at.toISOString(),
});

const clientView = (row: ClientRow, events: readonly ClientEventRow[]): Schemas['Client'] => ({
  ...clientName(row, events),
  ...(row.client_image !== null && { client_image: row.client_image }),
  ...(row.id_image !== null && { id_image: row.id_image }),
  ...(row.photos_ended_at !== null && { photos_ended_at: row.photos_ended_at.toISOString() }),
  ...(row.tin !== '' && { tin: row.tin }),
  ...(row.withholds && { withholds: true }),
});

const { pageSize } = operations.listClients;

async function viewsOf({ db, user, scope }: Context, rows: readonly ClientRow[]) {
  const ids = rows.map((row) => row.id);
  const events = await selectClientEvents(db, ids, scope.branchId);
  const view = can(user, 'Clients') ? clientView : clientName;
  const branches = scope.branchId === null ? await selectBranchNames(db) : new Map();
  return rows.map((row) => ({
    ...view(row, events),
    ...(branches.has(row.branch_id) && { branch: branches.get(row.branch_id) }),
  }));
}

async function pageOf(context: Context, query: QueryOf<'listClients'>) {
  const { db, scope } = context;
  const rows = await selectClients(db, {
    branchId: scope.branchId,
    id: query.id,
    typed: query.q,
    before: readLastSeen(query),
    skip: skippedRows(query, pageSize),
    limit: pageSize,
  });
  return { clients: await viewsOf(context, rows), ...nextOf(rows, pageSize) };
}

/** D51, within the branch: nothing reveals clients of another. */
async function requireFreePhone(
  db: Database,
  phone: string,
  branchId: number,
  ownId?: number,
): Promise<void> {
  const [taken] = await selectClientByPhone(db, phone, branchId);
  if (taken === undefined || taken.id === ownId) return;
  throw new AppError('DUPLICATE', {
    msg: 'Another client has this phone number.',
    match: { id: taken.id, name: taken.full_name },
  });
}

export const clientHandlers = {
  listClients: async (context, { query }) => {
    if (query.phone === undefined) return { success: true, ...(await pageOf(context, query)) };
    const { db, user, scope, clock } = context;
    const rows = await selectCallers(db, query.phone, { name: query.name, ...scope });
    const clients = await viewsOf(context, rows);
    if (!can(user, 'View Events')) return { success: true, clients };
    const known: Schemas['Client'][] = [];
    for (const client of clients) {
      known.push({ ...client, ...(await readClientAccount(db, client.id, todayOf(clock))) });
    }
    return { success: true, clients: known };
  },

  createClient: async (context, { body }) => {
    const { db, clock, scope } = context;
    const branchId = branchToBook(scope, body.branchId);
    await lockBranch(db, branchId, 'share');
    await requireIssued(context, { client_image: body.client_image, id_image: body.id_image });
    const client = buildClient(await selectPhonePrefixes(db), body);
    await requireFreePhone(db, client.phone_number, branchId);
    const row = await insertClient(db, {
      client_image: null,
      id_image: null,
      ...client,
      branch_id: branchId,
      created_at: clock.now(),
    });
    if (row === undefined) throw new AppError('DUPLICATE');
    const action = { action: 'client.create' as const, subject: row.full_name, entityId: row.id };
    await recordAction(context, action);
    return { success: true, id: row.id };
  },

  updateClient: async (context, { body }) => {
    const { db, scope } = context;
    const before = await lockClient(db, body.id, scope.branchId);
    await requireIssued(
      context,
      { client_image: body.client_image, id_image: body.id_image },
      before,
    );
    const client = buildClient(await selectPhonePrefixes(db), body, before);
    if (before.branch_id !== null) {
      await requireFreePhone(db, client.phone_number, before.branch_id, before.id);
    }
    const changes = changesBetween({ ...before }, client);
    if (changes.length > 0) {
      await changeClient(db, before.id, client);
      await makeFormsStale(db, before.id);
      const action = {
        action: 'client.update' as const,
        subject: client.full_name,
        entityId: before.id,
      };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },

  deleteClient: async (context, input) => {
    const { db, clock, scope } = context;
    const { id, full_name } = await lockClient(db, requireDeletedId(input), scope.branchId);
    if (await hasComingEvents(db, id, clock.now())) throw new AppError('UPCOMING_EVENTS');
    await requireSettled(db, { id, full_name });
    await changeClient(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'client.delete', subject: full_name, entityId: id });
    return { success: true };
  },

  mergeClients: async (context, { body }) => {
    await mergeClients(context, body);
    return { success: true };
  },
} satisfies Handlers<
  'listClients' | 'createClient' | 'updateClient' | 'deleteClient' | 'mergeClients'
>;
