/** All records about a client, printed if the client requests them. Each reading is logged. D165 */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { eq } from 'drizzle-orm';
import { recordAction, withoutPaths } from '#action-log/record-action.ts';
import { eventDateTime } from '#base/addis-days.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { type ClientRow, lockClient } from '../../records/clients/client-queries.ts';
import {
  earliestFirst,
  type EventRecord,
  selectEvents,
} from '../../bookings/events/event-queries.ts';
import { stageOf } from '../../bookings/events/event-stage.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { shownName } from '../../records/users/user-names.ts';
import { selectAgreementsOf, selectChangesOf, selectSentTo } from './known-queries.ts';

const clientView = (row: ClientRow): Schemas['ClientOnPaper'] => ({
  id: row.id,
  full_name: row.full_name,
  phone_number: row.phone_number,
  secondary_phone: row.secondary_phone,
  createdAt: row.created_at.toISOString(),
  ...(row.tin !== '' && { tin: row.tin }),
  ...(row.withholds && { withholds: true }),
  ...(row.client_image !== null && { client_image: row.client_image }),
  ...(row.id_image !== null && { id_image: row.id_image }),
  ...(row.photos_ended_at !== null && { photos_ended_at: row.photos_ended_at.toISOString() }),
});

const textsOf = ({ venue, venue_note, contact_name, contact_phone, remark }: EventRow) => ({
  ...(venue !== '' && { venue }),
  ...(venue_note !== '' && { venue_note }),
  ...(contact_name !== '' && { contact_name }),
  ...(contact_phone !== '' && { contact_phone }),
  ...(remark !== '' && { remark }),
});

function eventOnPaper(record: EventRecord, now: Date): Schemas['EventOnPaper'] {
  const { event, branch, received, package: offer } = record;
  return {
    id: event.id,
    event_date: eventDateTime(event),
    stage: stageOf(record, now),
    branch: branch.name,
    num_of_people: event.num_of_people,
    total: toBirr(event.total),
    received: toBirr(received),
    left: toBirr(leftOf(event)),
    ...(offer !== null && { package: event.package_name ?? offer.name }),
    ...textsOf(event),
    ...(event.id_image !== null && { client_id: event.id_image }),
    ...(event.face_image !== null && { client_image: event.face_image }),
  };
}

type Sent = Awaited<ReturnType<typeof selectSentTo>>[number];

const messageOnPaper = ({ text, sent_at, ...message }: Sent): Schemas['MessageOnPaper'][] =>
  text === null ? [] : [{ ...message, text, ...(sent_at && { sent_at: sent_at.toISOString() }) }];

type Changed = Awaited<ReturnType<typeof selectChangesOf>>[number];

const changeOnPaper = ({
  action,
  changes,
  at,
  username,
  full_name,
}: Changed): Schemas['ChangeOnPaper'] => ({
  action,
  at: at.toISOString(),
  by: username === null ? 'Digis' : shownName({ username, full_name: full_name ?? '' }),
  ...(changes && { changes: withoutPaths(changes) }),
});

/** One transaction: nothing is shown unless logged. */
async function tell(context: Context, id: number): Promise<Schemas['ClientPaper']> {
  const { db, clock, scope } = context;
  const now = clock.now();
  const client = await lockClient(db, id, scope.branchId);
  const records = await selectEvents(db, eq(events.client_id, id), earliestFirst);
  const agreements = await selectAgreementsOf(db, id);
  const messages = await selectSentTo(db, id);
  const changes = await selectChangesOf(db, id);
  const subject = client.full_name;
  await recordAction(context, { action: 'client.export', subject, entityId: id });
  return {
    success: true,
    at: now.toISOString(),
    client: clientView(client),
    events: records.map((record) => eventOnPaper(record, now)),
    agreements: agreements.map(({ advance, left, ...agreement }) => ({
      ...agreement,
      advance: toBirr(advance),
      left: toBirr(left),
    })),
    messages: messages.flatMap(messageOnPaper),
    changes: changes.map(changeOnPaper),
  };
}

export const clientPaperHandlers = {
  tellClient: (context, { body: { id } }) =>
    inTransaction(context.db, (db) => tell({ ...context, db }, id)),
} satisfies Handlers<'tellClient'>;
