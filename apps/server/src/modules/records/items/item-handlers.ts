// Spec 2.11
import type { Schemas } from '@digis/api-client/contract';
import { searched, searchWords } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import {
  archiveItem,
  insertItem,
  lockItem,
  changeItem,
  selectItemLike,
  selectItems,
  type ItemContent,
  type ItemRow,
  type Quantity,
} from './item-queries.ts';

const contentOf = ({ name, menu, kind, unit, per_guest }: ItemContent & Quantity) => ({
  name,
  menu: menu ?? '',
  kind,
  unit: unit ?? '',
  per_guest: per_guest ?? '',
});

const merged = (
  before: Omit<ItemContent & Quantity, 'name'>,
  { menu = before.menu, kind = before.kind, ...body }: Schemas['ItemInput'],
): ItemContent & Quantity => ({
  name: tidyText(body.name),
  menu,
  kind,
  unit: body.unit === undefined ? before.unit : body.unit,
  per_guest: body.per_guest === undefined ? before.per_guest : body.per_guest,
});

const nothingSaid = { menu: null, kind: 'food', unit: null, per_guest: null } as const;

const itemView = ({ id, name, menu, kind, unit, per_guest, created_at }: ItemRow) => ({
  id,
  name,
  ...(menu !== null && { menu }),
  kind,
  ...(unit !== null && { unit }),
  ...(per_guest !== null && { per_guest }),
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
    const content = merged(nothingSaid, body);
    const { name } = content;
    const id = await insertItem(db, content, clock.now());
    if (id === undefined) throw await duplicateOf(db, name);
    await recordAction(context, { action: 'item.create', subject: name, entityId: id });
    return { success: true, id };
  },

  updateItem: async (context, { body }) => {
    const { db } = context;
    const before = await lockItem(db, body.id);
    const content = merged(before, body);
    const { name } = content;
    const same = await selectItemLike(db, name);
    if (same !== undefined && same.id !== body.id) throw await duplicateOf(db, name);
    const changes = changesBetween(contentOf(before), contentOf(content));
    if (changes.length > 0) {
      await changeItem(db, body.id, content);
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
