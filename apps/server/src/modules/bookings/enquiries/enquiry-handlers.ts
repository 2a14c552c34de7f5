// D173
import { operations, type Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { branchToRead, requireVisible } from '#auth/branch-scope.ts';
import { todayOf } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { nextOf, skippedRows } from '#db/id-page.ts';
import type { EnquiryRow } from '#db/tables/enquiries.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { taxOfBooking } from '../tax-rules/event-tax.ts';
import { enquiryFields } from './enquiry-fields.ts';
import { priceOptions } from './enquiry-options.ts';
import {
  changeEnquiry,
  insertEnquiry,
  lockEnquiry,
  type NewEnquiry,
  selectEnquiries,
  selectEnquiry,
} from './enquiry-queries.ts';
import { enquiryView } from './enquiry-view.ts';

const { pageSize } = operations.listEnquiries;

async function optionsOf(
  { db, clock }: Context,
  inputs: readonly Schemas['EnquiryOptionInput'][],
  { vat, day, kept }: { vat: string; day: string | null | undefined; kept?: EnquiryRow['options'] },
) {
  const tax = await taxOfBooking(db, vat, day ?? todayOf(clock));
  return priceOptions(db, inputs, tax, kept);
}

async function saved({ db }: Context, id: number) {
  return { success: true as const, enquiry: enquiryView(await selectEnquiry(db, id)) };
}

export const enquiryHandlers = {
  listEnquiries: async ({ db, clock, scope }, { query }) => {
    const rows = await selectEnquiries(
      db,
      branchToRead(scope, query.branch),
      { ...query, today: todayOf(clock) },
      { ...query, skip: skippedRows(query, pageSize), limit: pageSize },
    );
    return {
      success: true,
      enquiries: rows.map(enquiryView),
      ...nextOf(
        rows.map(({ enquiry }) => enquiry),
        pageSize,
      ),
    };
  },

  createEnquiry: async (context, { body }) => {
    const { db, scope, clock, user } = context;
    const { branchId, options: offered = [], ...fields } = body;
    requireVisible(scope, branchId);
    await lockBranch(db, branchId, 'share');
    const { phone_prefixes: prefixes, vat } = await selectSettings(db);
    const row: NewEnquiry = {
      ...enquiryFields(fields, { prefixes }),
      branch_id: branchId,
      name: tidyText(body.name),
      phone: enquiryFields({ phone: body.phone }, { prefixes }).phone ?? body.phone,
      options: await optionsOf(context, offered, { vat, day: body.event_date }),
      created_by: user.id,
      created_at: clock.now(),
    };
    const id = await insertEnquiry(db, row);
    await recordAction(context, { action: 'enquiry.create', subject: row.name, entityId: id });
    return saved(context, id);
  },

  updateEnquiry: async (context, { body }) => {
    const { db, scope } = context;
    const { id, version, options: offered, ...fields } = body;
    const before = await lockEnquiry(db, scope, id);
    if (version !== undefined && version !== before.version) throw new AppError('STALE');
    const { phone_prefixes: prefixes, vat } = await selectSettings(db);
    const change = enquiryFields(fields, { prefixes, phone: before.phone });
    if (offered !== undefined) {
      const day = change.event_date === undefined ? before.event_date : change.event_date;
      change.options = await optionsOf(context, offered, { vat, day, kept: before.options });
    }
    const changes = changesBetween(before, change);
    if (changes.length > 0) {
      await changeEnquiry(db, before, change);
      const subject = change.name ?? before.name;
      await recordAction(context, { action: 'enquiry.update', subject, entityId: id, changes });
    }
    return saved(context, id);
  },
} satisfies Handlers<'listEnquiries' | 'createEnquiry' | 'updateEnquiry'>;
