import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { requireDifferent } from '#base/different-names.ts';
import { selectItems } from '#modules/records/items/item-queries.ts';
import {
  insertPackage,
  lockPackage,
  type NewPackage,
  replacePackage,
  selectPackages,
} from '#modules/records/packages/package-queries.ts';
import { contentOf, packageFrom, requireTiers } from '#modules/records/packages/package-view.ts';
import { beforeOf, type ImportKind, listed, oneByOne } from '../import-desk.ts';

type Values = Schemas['ImportedPackage'];

/** An empty list instead of another value, which the schema reports. */
const listOf = <One>(list: readonly One[]): readonly One[] => (Array.isArray(list) ? list : []);

const boundsOf = (pricing: Values['pricing']): string[] => [
  ...(Array.isArray(pricing) ? [] : ['pricing']),
  ...listOf(pricing).flatMap((_tier, at) => [`pricing.${at}.min`, `pricing.${at}.max`]),
];

export const packageRows: ImportKind<Values, NewPackage, NewPackage> = {
  schema: 'ImportedPackage',
  restore: replacePackage,

  async open({ db, clock }) {
    const items = listed(await selectItems(db));
    const idOf = (name: string, at: number): number => {
      const id = items.ofName(name)?.id;
      if (id === undefined) throw invalid({ [`items.${at}`]: 'notFound' });
      return id;
    };
    const read = (values: Values): NewPackage => {
      requireTiers(values.pricing);
      requireDifferent('items', values.items);
      return packageFrom({ ...values, items: values.items.map(idOf) });
    };
    return {
      read: async (values) => read(values),
      rules: ({ items: names, pricing }) => [
        { needs: boundsOf(pricing), ask: () => requireTiers(pricing) },
        { needs: ['items'], ask: () => requireDifferent('items', names) },
        ...listOf(names).map((name, at) => ({
          needs: [`items.${at}`],
          ask: () => idOf(name, at),
        })),
      ],
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
