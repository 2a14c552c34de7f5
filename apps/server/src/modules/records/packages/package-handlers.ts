// Spec 2.12, D175
import type { Schemas } from '@digis/api-client/contract';
import { searched, searchWords } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import { AppError, invalid } from '#base/errors.ts';
import {
  archivePackage,
  insertPackage,
  lockPackage,
  type PackageRow,
  replacePackage,
  selectPackage,
  selectPackages,
} from './package-queries.ts';
import {
  contentOf,
  packageContent,
  packageFrom,
  packageView,
  requireTiers,
} from './package-view.ts';
import type { Database } from '#db/open-database.ts';
import { selectItemNames } from '../items/item-queries.ts';

/** A package may keep an item that was archived meanwhile. */
async function requireItems(
  db: Database,
  ids: readonly number[],
  kept: readonly { id: number }[] = [],
): Promise<void> {
  const names = await selectItemNames(db, ids);
  const isThere = (id: number) => names.has(id) || kept.some((item) => item.id === id);
  if (!ids.every(isThere)) throw invalid({ items: 'notFound' });
}

async function requireTwin(
  db: Database,
  { fasting_package: twin = null }: Schemas['PackageInput'],
  before?: PackageRow,
): Promise<void> {
  if (twin === null || twin === before?.twin?.id) return;
  if (twin === before?.id) throw invalid({ fasting_package: 'notAllowed' });
  const isOnOffer = (await selectPackages(db)).some(({ id }) => id === twin);
  if (!isOnOffer) throw invalid({ fasting_package: 'notFound' });
}

export const packageHandlers = {
  // D61: without an id the answer has an array, with an id one object.
  listPackages: async ({ db }, { query }) => {
    if (query.id === undefined) {
      const words = searchWords(query.q ?? '');
      const all = await selectPackages(db);
      const found = searched(words, all, ({ name }) => ({ names: [name] }));
      return { success: true, packages: found.map(packageView) };
    }
    const row = await selectPackage(db, query.id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return { success: true, packages: packageView(row) };
  },

  createPackage: async (context, { body }) => {
    const { db, clock } = context;
    requireTiers(body.pricing);
    await requireItems(db, body.items);
    await requireTwin(db, body);
    const content = packageFrom(body);
    const id = await insertPackage(db, content, clock.now());
    await recordAction(context, { action: 'package.create', subject: content.name, entityId: id });
    return { success: true, id };
  },

  updatePackage: async (context, { body }) => {
    const { db } = context;
    const before = await lockPackage(db, body.id, 'update');
    const { id } = before;
    requireTiers(body.pricing);
    await requireItems(db, body.items, before.items);
    await requireTwin(db, body, before);
    const content = packageFrom(body);
    if (changesBetween({ ...contentOf(before) }, { ...content }).length > 0) {
      await replacePackage(db, id, content);
      const after = (await selectPackage(db, id)) ?? before;
      const changes = changesBetween(packageContent(before), packageContent(after));
      const action = {
        action: 'package.update' as const,
        subject: content.name,
        entityId: id,
        changes,
      };
      await recordAction(context, action);
    }
    return { success: true };
  },

  deletePackage: async (context, input) => {
    const { db, clock } = context;
    const { id, name } = await lockPackage(db, requireDeletedId(input), 'update');
    await archivePackage(db, id, clock.now());
    await recordAction(context, { action: 'package.delete', subject: name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listPackages' | 'createPackage' | 'updatePackage' | 'deletePackage'>;
