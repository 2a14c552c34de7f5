/** Packages of an import: known by the name, with their items by name. */
import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { requireDifferent } from '#base/different-names.ts';
import { selectItems } from '../../items/item-queries.ts';
import {
  insertPackage,
  lockPackage,
  type NewPackage,
  replacePackage,
  selectPackages,
} from '../../packages/package-queries.ts';
import { contentOf, packageFrom, requireTiers } from '../../packages/package-view.ts';
import { beforeOf, type ImportKind, listed, oneByOne } from '../import-desk.ts';

type Values = Schemas['ImportedPackage'];

export const packageRows: ImportKind<Values, NewPackage, NewPackage> = {
  schema: 'ImportedPackage',
  restore: replacePackage,

  async open({ db, clock }) {
    const items = listed(await selectItems(db));
    const idsOf = (names: readonly string[]): number[] => {
      requireDifferent('items', names);
      const ids = names.map((name) => items.ofName(name)?.id);
      const errors: Record<string, FieldErrorCode> = {};
      ids.forEach((id, at) => {
        if (id === undefined) errors[`items.${at}`] = 'notFound';
      });
      if (Object.keys(errors).length > 0) throw invalid(errors);
      return ids.flatMap((id) => id ?? []);
    };
    const read = (values: Values): NewPackage => {
      requireTiers(values.pricing);
      return packageFrom({ ...values, items: idsOf(values.items) });
    };
    return {
      read: async (values) => read(values),
      keyOf: ({ name }) => ({ key: foldHomophones(name), field: 'name' }),
      match: async () => {
        const packages = listed(await selectPackages(db));
        return ({ name }) => ({ known: packages.ofName(name) });
      },
      add: oneByOne('packages', (content) => insertPackage(db, content, clock.now())),
      change: async (id, values) => {
        const content = read(values);
        const before = beforeOf(contentOf(await lockPackage(db, id, 'update')), content);
        if (before !== undefined) await replacePackage(db, id, content);
        return before;
      },
    };
  },
};
