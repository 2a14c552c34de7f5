/** Handlers of items: list, add, rename, archive. Spec 2.11. */
import { searched, searchWords } from '@digis/domain';
import { changesBetween, recordAction } from '../../action-log/record-action.ts';
import { requireDeletedId, type Handlers } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../base/errors.ts';
import { tidyText } from '../../base/tidy-text.ts';
import {
  archiveItem,
  insertItem,
  lockItem,
  changeItem,
  selectItemLike,
  selectItems,
  type ItemContent,
  type ItemRow,
} from './item-queries.ts';

/** The content of an item as the action log shows it. */
const contentOf = ({ name, menu }: ItemContent) => ({ name, menu: menu ?? '' });

const itemView = ({ id, name, menu, created_at }: ItemRow) => ({
  id,
  name,
  ...(menu !== null && { menu }),
  createdAt: created_at.toISOString(),
});

async function duplicateOf(db: Database, name: string): Promise<AppError> {
  const match = await selectItemLike(db, name);
  return new AppError('DUPLICATE', {
    msg: `${name} exists already.`,
    ...(match && { match: { id: match.id, name: match.name } }),
  });
}

export const itemHandlers = {
  listItems: async ({ db }, { query }) => {
    const words = searchWords(query.q ?? '');
    const found = searched(words, await selectItems(db), ({ name }) => ({ names: [name] }));
    return { success: true, items: found.map(itemView) };
  },

  createItem: async (context, { body }) => {
    const { db, clock } = context;
    const name = tidyText(body.name);
    const id = await insertItem(db, { name, menu: body.menu ?? null }, clock.now());
    if (id === undefined) throw await duplicateOf(db, name);
    await recordAction(context, { action: 'item.create', subject: name, entityId: id });
    return { success: true, id };
  },

  updateItem: async (context, { body }) => {
    const { db } = context;
    const before = await lockItem(db, body.id);
    const name = tidyText(body.name);
    const same = await selectItemLike(db, name);
    if (same !== undefined && same.id !== body.id) throw await duplicateOf(db, name);
    // An absent field stays as it was; null removes the mark.
    const menu = body.menu === undefined ? before.menu : body.menu;
    const changes = changesBetween(contentOf(before), contentOf({ name, menu }));
    if (changes.length > 0) {
      await changeItem(db, body.id, { name, menu });
      await recordAction(context, {
        action: 'item.update',
        subject: name,
        entityId: body.id,
        changes,
      });
    }
    return { success: true };
  },

  deleteItem: async (context, input) => {
    const { db, clock } = context;
    const { id, name } = await lockItem(db, requireDeletedId(input));
    await archiveItem(db, id, clock.now());
    await recordAction(context, { action: 'item.delete', subject: name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listItems' | 'createItem' | 'updateItem' | 'deleteItem'>;
