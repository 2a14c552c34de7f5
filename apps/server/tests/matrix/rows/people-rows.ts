import { answer, created, hidden, together, writes, type Row } from '../row.ts';

const employee = {
  first_name: 'ሙሉ',
  last_name: 'ወርቁ',
  phone_number: '0910000009',
  salary: 5_000,
  wage_type: 'fixed',
  event_wage: 700,
};
const vendor = {
  name: 'Entoto Flowers',
  category: 'Flowers',
  pricing: 'fixed',
  amount: 9_000,
  representative: 'ሐና',
  contact: '0116000009',
};
const person = { full_name: 'ማርታ ክፍሌ', primary_phone: '0955667788', secondary_phone: '0955667788' };
const offer = 'id name category pricing amount';
const clientFields = 'id full_name phone_number secondary_phone events createdAt';
const saved = { fields: 'msg success' };

export const peopleRows: readonly Row[] = [
  {
    id: 'listEmployees',
    call: 'GET /employee',
    needs: ['Employees', 'Assign Employees'],
    done: answer(
      'employees',
      `id full_name first_name last_name phone_number salary wage_type event_wage afternoon_wage evening_wage createdAt owed`,
    ),
    except: { 'Assign Employees': answer('employees', 'id full_name phone_number') },
  },
  {
    id: 'createEmployee',
    call: 'POST /employee',
    body: employee,
    needs: ['Employees'],
    done: created({ employees: 1 }),
  },
  {
    id: 'updateEmployee',
    call: 'PATCH /employee',
    body: { id: 1, ...employee },
    needs: ['Employees'],
    done: writes({}),
  },
  {
    id: 'deleteEmployee',
    call: 'DELETE /employee',
    body: { id: 2 },
    needs: ['Employees'],
    done: writes({}),
  },
  {
    id: 'listVendors',
    call: 'GET /vendor',
    needs: ['Vendors', 'Assign Vendors', 'Vendor Ledger'],
    done: answer('vendors', `${offer} representative contact createdAt owed`),
    except: {
      'Assign Vendors': answer('vendors', offer),
      Vendors: answer('vendors', `${offer} representative contact createdAt`),
      'Vendor Ledger': answer('vendors', `${offer} owed`),
    },
  },
  {
    id: 'createVendor',
    call: 'POST /vendor',
    body: vendor,
    needs: ['Vendors'],
    done: created({ vendors: 1 }),
  },
  {
    id: 'updateVendor',
    call: 'PATCH /vendor',
    body: { id: 1, ...vendor },
    needs: ['Vendors'],
    done: writes({}),
  },
  {
    id: 'deleteVendor',
    call: 'DELETE /vendor',
    body: { id: 2 },
    needs: ['Vendors'],
    done: writes({}),
  },
  {
    id: 'listUsers',
    call: 'GET /user',
    needs: ['App Users', 'Cashbook Create Petty Cash'],
    done: answer('users', 'id username role branch access createdAt'),
    except: { 'Cashbook Create Petty Cash': answer('users', 'id username') },
  },
  {
    id: 'createUser',
    call: 'POST /user',
    body: { username: 'marta', password: 'coffee-and-popcorn', branchId: 1 },
    needs: ['App Users'],
    done: writes({ users: 1 }, { fields: 'id msg success' }),
    except: hidden,
  },
  {
    id: 'updateUser',
    call: 'PATCH /user',
    body: { id: 6, username: 'lidiya' },
    needs: ['App Users'],
    done: writes({}, saved),
    except: hidden,
  },
  {
    id: 'setUserAccess',
    call: 'PUT /user',
    body: { id: 6, access: ['Calendar'] },
    needs: ['App Users'],
    done: writes({}),
    except: { ...hidden, 'App Users': 'TARGET_NOT_ALLOWED' },
  },
  {
    id: 'deleteUser',
    call: 'DELETE /user',
    body: { id: 6 },
    needs: ['App Users'],
    done: writes({}),
    except: hidden,
  },
  {
    id: 'listClients',
    call: 'GET /client',
    needs: ['Clients'],
    done: answer('clients', `${clientFields} client_image`),
    except: {
      other: answer('clients'),
      admin: answer('clients', `${clientFields} client_image branch`),
    },
  },
  {
    id: 'listClients',
    what: 'by id',
    call: 'GET /client?id=1',
    needs: ['Clients'],
    done: answer('clients', `${clientFields} client_image`),
    except: {
      other: answer('clients'),
      admin: answer('clients', `${clientFields} client_image branch`),
    },
  },
  {
    id: 'listClients',
    what: 'by phone',
    call: 'GET /client?phone=0966778899',
    needs: ['Clients', 'Create Event'],
    done: answer('clients', `${clientFields} client_image`),
    except: {
      other: answer('clients'),
      admin: answer('clients', `${clientFields} client_image branch left`),
      all: answer('clients', `${clientFields} client_image left`),
      'Create Event': answer('clients', clientFields),
    },
  },
  {
    id: 'createClient',
    call: 'POST /client',
    body: person,
    needs: ['Clients'],
    done: created({ clients: 1 }),
    except: { admin: 'BRANCH_REQUIRED' },
  },
  {
    id: 'updateClient',
    call: 'PATCH /client',
    body: { id: 1, ...person },
    needs: ['Clients'],
    done: writes({}),
    except: hidden,
  },
  {
    id: 'tellClient',
    call: 'POST /client/paper',
    body: { id: 1 },
    needs: ['Clients'],
    also: 'View Events',
    done: writes(
      {},
      {
        fields: together(
          answer('client', 'id full_name phone_number secondary_phone client_image createdAt')
            .fields,
          answer('changes', 'action at by').fields,
          'at events agreements messages',
        ).fields,
      },
    ),
    except: hidden,
  },
  {
    id: 'mergeClients',
    call: 'POST /client/merge',
    body: { id: 1, into: 2 },
    needs: ['Clients'],
    done: writes({}),
    except: { all: 'ADMIN_ONLY', other: 'ADMIN_ONLY', Clients: 'ADMIN_ONLY' },
  },
  {
    id: 'deleteClient',
    call: 'DELETE /client',
    body: { id: 1 },
    needs: ['Clients'],
    done: writes({}),
    except: hidden,
  },
];
