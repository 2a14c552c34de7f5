// Spec 2.13
import { searched, searchWords, toBirr } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { selectOwedByPerson } from '../owed/owed.ts';
import {
  changeVendor,
  hasBalance,
  insertVendor,
  isNeeded,
  lockVendor,
  selectVendors,
  vendorTexts,
} from './vendor-queries.ts';
import { vendorContent, buildVendor, vendorOffer, vendorView } from './vendor-view.ts';

export const vendorHandlers = {
  listVendors: async ({ db, user, scope }, { query }) => {
    const words = searchWords(query.q ?? '');
    const isNamedOnly = !can(user, 'Vendors');
    const rows = searched(words, await selectVendors(db), (row) => vendorTexts(row, isNamedOnly));
    const pays = can(user, 'Vendors') || can(user, 'Vendor Ledger');
    const seen = pays ? rows : rows.filter((row) => row.archived_at === null);
    const shown = seen.map(can(user, 'Vendors') ? vendorView : vendorOffer);
    if (!can(user, 'Vendor Ledger')) return { success: true, vendors: shown };
    const owedTo = await selectOwedByPerson(db, 'vendor_id', scope.branchId);
    const vendors = shown.map((vendor) => ({ ...vendor, owed: toBirr(owedTo(vendor.id)) }));
    return { success: true, vendors };
  },

  createVendor: async (context, { body }) => {
    const { db, clock } = context;
    const content = buildVendor(body);
    const id = await insertVendor(db, content, clock.now());
    await recordAction(context, { action: 'vendor.create', subject: content.name, entityId: id });
    return { success: true, id };
  },

  updateVendor: async (context, { body }) => {
    const { db } = context;
    const before = await lockVendor(db, body.id);
    const content = buildVendor(body);
    const changes = changesBetween(vendorContent(before), vendorContent(content));
    if (changes.length > 0) {
      await changeVendor(db, before.id, content);
      const action = {
        action: 'vendor.update' as const,
        subject: content.name,
        entityId: before.id,
      };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },

  deleteVendor: async (context, input) => {
    const { db, clock } = context;
    const { id, name } = await lockVendor(db, requireDeletedId(input));
    // Only listed vendors can be paid, so one with a balance must stay.
    if (await hasBalance(db, id)) {
      throw new AppError('IN_USE', { msg: `${name} has a balance that is not settled yet.` });
    }
    if (await isNeeded(db, id, clock.now())) {
      throw new AppError('IN_USE', {
        msg: `${name} is assigned to an event that is still to come.`,
      });
    }
    await changeVendor(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'vendor.delete', subject: name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listVendors' | 'createVendor' | 'updateVendor' | 'deleteVendor'>;
