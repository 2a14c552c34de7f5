import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import {
  changeItem,
  insertItem,
  type ItemContent,
  lockItem,
  selectItems,
} from '#modules/records/items/item-queries.ts';
import { beforeOf, type ImportKind, listed, oneByOne } from '../import-desk.ts';

type Values = Schemas['ImportedItem'];

const contentOf = ({ name, menu }: Values): ItemContent => ({
  name: tidyText(name),
  menu: menu ?? null,
});

export const itemRows: ImportKind<Values, ItemContent, ItemContent> = {
  schema: 'ImportedItem',
  restore: changeItem,

  open: async ({ db, clock }) => ({
    read: async (values) => contentOf(values),
    keyOf: ({ name }) => ({ key: foldHomophones(name), field: 'name' }),
    match: async () => {
      const items = listed(await selectItems(db));
      return ({ name }) => ({ known: items.ofName(name) });
    },
    add: oneByOne('items', async (content) => {
      const id = await insertItem(db, content, clock.now());
      // Added concurrently.
      if (id === undefined) throw new AppError('STALE');
      return id;
    }),
    change: async (id, values) => {
      const { menu, name } = await lockItem(db, id);
      const given = values.menu === undefined ? menu : values.menu;
      const content = { name: contentOf(values).name, menu: given };
      const before = beforeOf({ name, menu }, content);
      if (before !== undefined) await changeItem(db, id, content);
      return before;
    },
  }),
};
