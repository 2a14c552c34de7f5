/** Clients: list, find by phone, add, edit, remove. Spec 2.8. */
import { operations, type QueryOf } from '@digis/api-client/contract';
import { changesBetween } from '../../action-log/changes-between.ts';
import { recordAction } from '../../action-log/record-action.ts';
import { can } from '../../auth/require-permission.ts';
import { deletedId } from '../deleted-id.ts';
import { lastSeen, nextOf, skippedRows } from '../ledgers/id-page.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';
import { requireIssued } from '../files/require-issued.ts';
import { clientFrom } from './client-from.ts';
import {
  changeClient,
  hasComingEvents,
  insertClient,
  lockClient,
  selectClientByPhone,
  selectClientEvents,
  selectClients,
  type ClientRow,
} from './client-queries.ts';
import { clientName, clientView } from './client-view.ts';

const { pageSize } = operations.listClients;

async function viewsOf({ db, user, scope }: Context, rows: readonly ClientRow[]) {
  const ids = rows.map((row) => row.id);
  const events = await selectClientEvents(db, ids, scope.branchId);
  const view = can(user, 'Clients') ? clientView : clientName;
  return rows.map((row) => view(row, events));
}

async function pageOf(context: Context, query: QueryOf<'listClients'>) {
  const { db, scope } = context;
  const rows = await selectClients(db, {
    branchId: scope.branchId,
    before: lastSeen(query),
    skip: skippedRows(query, pageSize),
    limit: pageSize,
  });
  return { clients: await viewsOf(context, rows), ...nextOf(rows, pageSize) };
}

/** The match is named only to those who may see it. */
async function requireFreePhone(
  { db, scope }: Context,
  phone: string,
  ownId?: number,
): Promise<void> {
  const [taken] = await selectClientByPhone(db, phone, null);
  if (taken === undefined || taken.id === ownId) return;
  const [match] = await selectClientByPhone(db, phone, scope.branchId);
  throw new AppError('DUPLICATE', {
    msg: 'Another client has this phone number.',
    ...(match && { match: { id: match.id, name: match.full_name } }),
  });
}

export const clientHandlers = {
  listClients: async (context, { query }) => {
    if (query.phone === undefined) return { success: true, ...(await pageOf(context, query)) };
    const { db, scope } = context;
    const rows = await selectClientByPhone(db, query.phone, scope.branchId);
    return { success: true, clients: await viewsOf(context, rows) };
  },

  createClient: async (context, { body }) => {
    const { db, clock, scope } = context;
    await requireIssued(context, { client_image: body.client_image, id_image: body.id_image });
    const client = await clientFrom(db, body);
    await requireFreePhone(context, client.phone_number);
    const row = await insertClient(db, {
      client_image: null,
      id_image: null,
      ...client,
      branch_id: scope.branchId,
      created_at: clock.now(),
    });
    if (row === undefined) throw new AppError('DUPLICATE');
    const action = { action: 'client.create', subject: row.full_name, entityId: row.id };
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
    const client = await clientFrom(db, body);
    await requireFreePhone(context, client.phone_number, before.id);
    const changes = changesBetween({ ...before }, client);
    if (changes.length > 0) {
      await changeClient(db, before.id, client);
      const action = { action: 'client.update', subject: client.full_name, entityId: before.id };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },

  deleteClient: async (context, input) => {
    const { db, clock, scope } = context;
    const { id, full_name } = await lockClient(db, deletedId(input), scope.branchId);
    if (await hasComingEvents(db, id, clock.now())) throw new AppError('UPCOMING_EVENTS');
    await changeClient(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'client.delete', subject: full_name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listClients' | 'createClient' | 'updateClient' | 'deleteClient'>;
