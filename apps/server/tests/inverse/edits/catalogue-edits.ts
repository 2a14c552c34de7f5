import { packageUpdateOf, type Schemas } from '@digis/api-client/contract';
import fc from 'fast-check';
import { bodiesOf, money } from '../bodies.ts';
import { fastingPackage } from '../business.ts';
import { type Edit, sameAs, one } from '../edit.ts';

const subset = fc.subarray([1, 2, 3, 4], { minLength: 1 });

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 8 })
  .chain((sizes) => {
    const sorted = sizes.toSorted((a, b) => a - b);
    const pairs = sorted.flatMap((min, at) => {
      const max = sorted[at + 1];
      return at % 2 === 0 && max !== undefined ? [{ min, max }] : [];
    });
    const priced = pairs.map((pair) => money.map((value) => ({ ...pair, value })));
    return fc.tuple(...priced);
  });

export const catalogueEdits: readonly Edit[] = [
  {
    id: 'updateItem',
    call: 'PATCH /item',
    bodies: bodiesOf('ItemInput'),
    make: (admin, body) => admin.post('/api/item', body),
    read: one('/api/item', 'items'),
    same: (read) => sameAs('ItemUpdate', read),
  },
  {
    id: 'updatePackage',
    call: 'PATCH /package',
    bodies: bodiesOf('PackageInput', {
      items: subset,
      pricing: tiers,
      fasting_package: fc.constantFrom(fastingPackage, null),
    }),
    make: (admin, body) => admin.post('/api/package', body),
    happenings: {
      'its fasting twin is no longer on offer': ({ admin }) =>
        admin.delete('/api/package', { id: fastingPackage }),
      'an item of it is no longer served': ({ admin }) => admin.delete('/api/item', { id: 1 }),
    },
    read: async (admin, id) => (await admin.get(`/api/package?id=${id}`)).body.packages,
    same: (read) => packageUpdateOf(read as unknown as Schemas['Package']),
  },
  {
    id: 'updateBranch',
    call: 'PATCH /branch',
    bodies: bodiesOf('BranchInput'),
    make: (admin, body) => admin.post('/api/branch', body),
    read: one('/api/branch', 'branches'),
    same: (read) => sameAs('BranchUpdate', read),
  },
  {
    id: 'updateMoneyPlace',
    call: 'PATCH /place',
    bodies: bodiesOf('MoneyPlaceInput', { branchId: fc.constantFrom(1, 2, null) }),
    make: (admin, body) => admin.post('/api/place', body),
    happenings: {
      'money is there': ({ admin }, id) =>
        admin.post('/api/transactions?branchId=1', {
          type: 'in',
          amount: 100,
          remark: 'Chairs',
          place: id,
          reference: 'FT26264ABCDE',
        }),
      'it is closed': ({ admin }, id, body) =>
        admin.patch('/api/place', { ...body, id, closed: true }),
      'its branch is closed': ({ admin }) => admin.delete('/api/branch', { id: 2 }),
    },
    read: one('/api/place', 'places'),
    same: (read) => sameAs('MoneyPlaceUpdate', read),
  },
  {
    id: 'updateTaxRule',
    call: 'PATCH /tax-rules',
    bodies: bodiesOf('TaxRuleInput'),
    make: (admin, body) => admin.post('/api/tax-rules', body),
    read: one('/api/tax-rules', 'rules'),
    same: (read) => sameAs('TaxRuleUpdate', read),
  },
];
