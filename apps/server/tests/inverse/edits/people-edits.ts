import fc from 'fast-check';
import { permissionValues } from '@digis/api-client/contract';
import { bodiesOf, money } from '../bodies.ts';
import { type Edit, type Happening, sameAs, one } from '../edit.ts';

/** D31: phone rules made later do not apply to a number already saved. */
const fewerPrefixes: Happening = ({ admin }) =>
  admin.post('/api/settings', { phone_prefixes: '09' });

const anyWage = fc.option(money, { nil: null });
const fixed = { wage_type: fc.constant('fixed'), event_wage: money };
const dynamic = { wage_type: fc.constant('dynamic'), afternoon_wage: money, evening_wage: money };
const employees = fc.oneof(
  fc.tuple(bodiesOf('EmployeeInput', { ...fixed, afternoon_wage: anyWage }), fc.record(fixed)),
  fc.tuple(bodiesOf('EmployeeInput', { ...dynamic, event_wage: anyWage }), fc.record(dynamic)),
);

const users = bodiesOf('UserInput', {
  username: fc.stringMatching(/^[a-z]{3,10}( [a-z]{2,8})?$/),
  password: fc.constant('tej-and-honey-2019'),
  branchId: fc.constantFrom(1, 2),
});
const branchOf = (read: { branch?: { id: number } }) => ({ branchId: read.branch?.id });

export const peopleEdits: readonly Edit[] = [
  {
    id: 'updateClient',
    call: 'PATCH /client',
    bodies: bodiesOf('ClientInput', { branchId: fc.constantFrom(1, 2) }).map((body) => ({
      branchId: 1,
      ...body,
    })),
    make: (admin, body) => admin.post('/api/client', body),
    happenings: { 'fewer prefixes are mobile numbers': fewerPrefixes },
    read: async (admin, id) => (await admin.get(`/api/client?id=${id}`)).body.clients[0],
    same: (read) => sameAs('ClientUpdate', read, { primary_phone: read['phone_number'] }),
  },
  {
    id: 'updateEmployee',
    call: 'PATCH /employee',
    bodies: employees.map(([body, wages]) => ({ ...body, ...wages })),
    make: (admin, body) => admin.post('/api/employee', body),
    happenings: { 'fewer prefixes are mobile numbers': fewerPrefixes },
    read: one('/api/employee', 'employees'),
    same: (read) => sameAs('EmployeeUpdate', read),
  },
  {
    id: 'updateVendor',
    call: 'PATCH /vendor',
    bodies: bodiesOf('VendorInput'),
    make: (admin, body) => admin.post('/api/vendor', body),
    read: one('/api/vendor', 'vendors'),
    same: (read) => sameAs('VendorUpdate', read),
  },
  {
    id: 'updateUser',
    call: 'PATCH /user',
    bodies: users,
    make: (admin, body) => admin.post('/api/user', body),
    happenings: { 'its branch is closed': ({ admin }) => admin.delete('/api/branch', { id: 2 }) },
    read: one('/api/user', 'users'),
    same: (read) => sameAs('UserUpdate', read, branchOf(read)),
  },
  {
    id: 'updateUser',
    what: 'an admin',
    call: 'PATCH /user',
    bodies: fc.constant({}),
    make: (admin) => admin.get('/api/user'),
    idOf: () => Promise.resolve(1),
    read: one('/api/user', 'users'),
    same: (read) => sameAs('UserUpdate', read, branchOf(read)),
  },
  {
    id: 'setUserAccess',
    call: 'PUT /user',
    bodies: fc.shuffledSubarray([...permissionValues]).map((access) => ({ access })),
    make: (admin, { access }) =>
      admin.send('/api/user', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 2, access }),
      }),
    idOf: () => Promise.resolve(2),
    read: one('/api/user', 'users'),
    same: ({ id, access }) => ({ id, access: access === '' ? [] : String(access).split(',') }),
  },
];
