/** Agreements: printed from an event, kept as they were printed, and shown again. Spec 2.5. */
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';
import { tidyText } from '../../tidy-text.ts';
import { requireDay } from '../events/event-dates.ts';
import { newestFirst, selectEvents, type EventRecord } from '../events/event-queries.ts';
import { selectSettings } from '../tenant/setting-queries.ts';
import { agreementPage } from './agreement-page.ts';
import {
  insertAgreement,
  selectAgreements,
  selectPage,
  setAgreedBy,
  type AgreementRow,
} from './agreement-queries.ts';
import { dataUrlOf } from './data-url.ts';

async function visibleEvent({ db, scope }: Context, id: number): Promise<EventRecord> {
  const condition = and(eq(events.id, id), isNull(events.archived_at));
  const [record] = await selectEvents(db, condition, newestFirst);
  if (record === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, record.event.branch_id);
  return record;
}

/** Where the paper differs from the book, the paper says what was agreed (D38). */
function writtenOn(body: BodyOf<'generateAgreement'>) {
  requireDay('date', body.date);
  requireDay('event_date', body.event_date);
  return {
    date: body.date,
    behalf: tidyText(body.behalf),
    client: tidyText(body.client),
    client_phone: body.client_phone,
    event_date: body.event_date,
    advance: toSantim(body.advance),
    left: toSantim(body.left),
  };
}

async function pageOf(
  { db, files }: Context,
  written: ReturnType<typeof writtenOn>,
  record: EventRecord,
): Promise<string> {
  const { tenant_name, tenant_logo, stamp, agreement_terms } = await selectSettings(db);
  return agreementPage({
    ...written,
    tenantName: tenant_name,
    logo: await dataUrlOf(files, tenant_logo),
    stamp: await dataUrlOf(files, stamp),
    terms: agreement_terms,
    record,
  });
}

const agreementView = ({ agreement, username }: AgreementRow): Schemas['Agreement'] => ({
  id: agreement.id,
  date: agreement.date,
  behalf: agreement.behalf,
  client: agreement.client,
  client_phone: agreement.client_phone,
  event_date: agreement.event_date,
  advance: toBirr(agreement.advance),
  left: toBirr(agreement.left),
  username,
  createdAt: agreement.created_at.toISOString(),
});

export const agreementHandlers = {
  generateAgreement: async (context, { body }) => {
    const { db, clock, user } = context;
    const record = await visibleEvent(context, body.eventId);
    const written = writtenOn(body);
    const page = await pageOf(context, written, record);
    await insertAgreement(db, {
      ...written,
      event_id: body.eventId,
      page,
      created_by: user.id,
      created_at: clock.now(),
    });
    await setAgreedBy(db, body.eventId, written.behalf);
    await recordAction(context, {
      action: 'agreement.create',
      subject: `${written.client}, ${written.event_date}`,
      entityId: body.eventId,
    });
    return page;
  },

  listAgreements: async (context, { query }) => {
    await visibleEvent(context, query.eventId);
    const rows = await selectAgreements(context.db, query.eventId);
    return { success: true, agreements: rows.map(agreementView) };
  },

  readAgreement: async (context, { params }) => {
    const row = await selectPage(context.db, params.id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    requireVisible(context.scope, row.branch_id);
    return row.page;
  },
} satisfies Handlers<'generateAgreement' | 'listAgreements' | 'readAgreement'>;
