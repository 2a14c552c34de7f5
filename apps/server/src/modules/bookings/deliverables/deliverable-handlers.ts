// D1
import { operations, type Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { toBirr } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { branchToRead, requireVisible } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { invalid } from '#base/errors.ts';
import { requireDay, eventDateTime, todayOf } from '#base/addis-days.ts';
import { skippedRows } from '#db/id-page.ts';
import { requireInstant } from '../event-list/event-orders.ts';
import {
  lockDeliverable,
  markAssignment,
  selectDeliverables,
  type DeliverableRow,
  type Place,
} from './deliverable-queries.ts';
import { vendorPriceFor } from '../../books/journal/accrue-event.ts';

function deliverableView(row: DeliverableRow): Schemas['Deliverable'] {
  const { assignment, event, vendor, client, branch } = row;
  return {
    id: assignment.id,
    event_date: eventDateTime(event),
    et_date: isoToEt(event.event_date),
    time: event.time,
    eventId: event.id,
    client: {
      id: client.id,
      full_name: client.full_name,
      phone_number: client.phone_number,
      secondary_phone: client.secondary_phone,
    },
    branch,
    vendor: {
      id: vendor.id,
      name: vendor.name,
      category: vendor.category,
      // As agreed, not the vendor's present price.
      pricing: assignment.pricing,
      amount: toBirr(assignment.amount),
    },
    num_of_people: event.num_of_people,
    total: toBirr(vendorPriceFor(assignment, event)),
    delivered: assignment.delivered,
  };
}

const { pageSize } = operations.listDeliverables;

const cursorOf = ({ event, assignment }: DeliverableRow): string =>
  Buffer.from(`${event.starts_at.getTime()} ${event.id} ${assignment.id}`).toString('base64url');

function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, at, eventId, id] = /^(-?\d{1,15}) (\d{1,15}) (\d{1,15})$/.exec(text) ?? [];
  if (at === undefined) throw invalid({ cursor: 'malformed' });
  return { starts_at: requireInstant(at), eventId: Number(eventId), id: Number(id) };
}

export const deliverableHandlers = {
  listDeliverables: async ({ db, clock, scope }, { query }) => {
    const { branchId, vendorId, to, cursor } = query;
    const from = query.from ?? todayOf(clock);
    requireDay('from', from);
    if (to !== undefined) requireDay('to', to);
    const rows = await selectDeliverables(
      db,
      { branchId: branchToRead(scope, branchId), vendorId, from, to },
      { after: readCursor(cursor), skip: skippedRows(query, pageSize), limit: pageSize },
    );
    const last = rows.at(-1);
    return {
      success: true,
      deliverables: rows.map(deliverableView),
      ...(rows.length === pageSize && last && { next: cursorOf(last) }),
    };
  },

  markDelivered: async (context, { body }) => {
    const { db, scope } = context;
    const { assignment, event, vendor } = await lockDeliverable(db, body.assignmentId);
    requireVisible(scope, event.branch_id);
    if (assignment.delivered !== body.delivered) {
      await markAssignment(db, assignment.id, body.delivered);
      await recordAction(context, {
        action: body.delivered ? 'delivery.mark' : 'delivery.unmark',
        subject: `${vendor.name}, ${event.event_date}`,
        entityId: event.id,
      });
    }
    return { success: true };
  },
} satisfies Handlers<'listDeliverables' | 'markDelivered'>;
