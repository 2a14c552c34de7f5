import type { Schemas } from '@digis/api-client/contract';
import {
  buildEmployee,
  requireMobiles,
  requireWages,
} from '#modules/records/employees/employee-from.ts';
import {
  changeEmployee,
  type EmployeeContent,
  insertEmployee,
  lockEmployee,
  selectEmployees,
} from '#modules/records/employees/employee-queries.ts';
import { selectPhonePrefixes } from '#modules/records/settings/setting-queries.ts';
import {
  changeVendor,
  insertVendor,
  lockVendor,
  selectVendors,
  type VendorContent,
} from '#modules/records/vendors/vendor-queries.ts';
import { buildVendor, requireContact } from '#modules/records/vendors/vendor-view.ts';
import { beforeOf, type ImportKind, listed, oneByOne, soundsLike } from '../import-desk.ts';

const isListed = ({ archived_at }: { archived_at: Date | null }): boolean => archived_at === null;

export const employeeRows: ImportKind<
  Schemas['ImportedEmployee'],
  EmployeeContent,
  Partial<EmployeeContent>
> = {
  schema: 'ImportedEmployee',
  restore: changeEmployee,

  async open({ db, clock }) {
    const prefixes = await selectPhonePrefixes(db);
    return {
      read: async (values) => buildEmployee(prefixes, values),
      rules: (values) => [
        ...(['phone_number', 'guarantor_phone'] as const).map((field) => ({
          needs: [field],
          ask: () => requireMobiles(prefixes, { [field]: values[field] }),
        })),
        { needs: ['wage_type'], ask: () => requireWages(values) },
      ],
      keyOf: ({ phone_number }) => ({ key: phone_number, field: 'phone_number' }),
      match: async () => {
        const rows = (await selectEmployees(db)).filter(isListed);
        const people = listed(
          rows.map(({ id, full_name, phone_number }) => ({
            id,
            name: full_name,
            phone: phone_number,
          })),
        );
        return ({ full_name, phone_number }) => ({
          known: people.ofPhone(phone_number),
          doubt: soundsLike(people.ofName(full_name)),
        });
      },
      add: oneByOne('employees', (content) => insertEmployee(db, content, clock.now())),
      change: async (id, values) => {
        const row = await lockEmployee(db, id);
        const content = buildEmployee(prefixes, values, row);
        const before = beforeOf(row, content);
        if (before !== undefined) await changeEmployee(db, id, content);
        return before;
      },
    };
  },
};

export const vendorRows: ImportKind<
  Schemas['ImportedVendor'],
  VendorContent,
  Partial<VendorContent>
> = {
  schema: 'ImportedVendor',
  restore: changeVendor,

  open: async ({ db, clock }) => ({
    read: async (values) => buildVendor(values),
    rules: ({ contact }) => [{ needs: ['contact'], ask: () => requireContact(contact) }],
    keyOf: ({ contact }) => ({ key: contact, field: 'contact' }),
    match: async () => {
      const rows = (await selectVendors(db)).filter(isListed);
      const vendors = listed(rows.map(({ id, name, contact }) => ({ id, name, phone: contact })));
      return ({ name, contact }) => ({
        known: vendors.ofPhone(contact),
        doubt: soundsLike(vendors.ofName(name)),
      });
    },
    add: oneByOne('vendors', (content) => insertVendor(db, content, clock.now())),
    change: async (id, values) => {
      const content = buildVendor(values);
      const before = beforeOf(await lockVendor(db, id), content);
      if (before !== undefined) await changeVendor(db, id, content);
      return before;
    },
  }),
};
