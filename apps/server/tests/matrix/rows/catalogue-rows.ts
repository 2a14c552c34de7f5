import { answer, created, writes, type Row } from '../row.ts';

const address = { name: 'Kazanchis', address: 'Zewditu Street' };
const pricing = [{ min: 1, max: 500, value: 700 }];
const packageFields = 'id name prices items createdAt';
const branchFields = 'id name address createdAt';

export const catalogueRows: readonly Row[] = [
  {
    id: 'listMoneyPlaces',
    call: 'GET /place',
    needs: 'anybody',
    done: answer('places', 'id kind name'),
  },
  {
    id: 'createMoneyPlace',
    call: 'POST /place',
    body: { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 },
    needs: ['System Settings'],
    done: created({ money_places: 1 }),
  },
  {
    id: 'updateMoneyPlace',
    call: 'PATCH /place',
    body: { id: 1, kind: 'safe', name: 'Safe of the owner' },
    needs: ['System Settings'],
    done: writes({}),
  },
  {
    id: 'listBranches',
    call: 'GET /branch',
    needs: 'anybody',
    done: answer('branches', 'id name'),
    except: {
      all: answer('branches', branchFields),
      admin: answer('branches', branchFields),
      other: answer('branches', branchFields),
      Branches: answer('branches', branchFields),
    },
  },
  {
    id: 'listBranches',
    what: 'for an event',
    call: 'GET /branch?forEvent=1',
    needs: 'anybody',
    done: answer('branches', 'id name'),
  },
  {
    id: 'createBranch',
    call: 'POST /branch',
    body: address,
    needs: ['Branches'],
    done: created({ branches: 1 }),
  },
  {
    id: 'updateBranch',
    call: 'PATCH /branch',
    body: { id: 1, ...address },
    needs: ['Branches'],
    done: writes({}),
  },
  {
    id: 'deleteBranch',
    call: 'DELETE /branch',
    body: { id: 3 },
    needs: ['Branches'],
    done: writes({}),
  },
  {
    id: 'listItems',
    call: 'GET /item',
    needs: 'anybody',
    done: answer('items', 'id name kind createdAt'),
  },
  {
    id: 'createItem',
    call: 'POST /item',
    body: { name: 'ዳቦ' },
    needs: ['Items'],
    done: created({ items: 1 }),
  },
  {
    id: 'updateItem',
    call: 'PATCH /item',
    body: { id: 1, name: 'ዳቦ' },
    needs: ['Items'],
    done: writes({}),
  },
  { id: 'deleteItem', call: 'DELETE /item', body: { id: 1 }, needs: ['Items'], done: writes({}) },
  {
    id: 'listPackages',
    call: 'GET /package',
    needs: 'anybody',
    done: answer('packages', packageFields),
  },
  {
    id: 'listPackages',
    what: 'one',
    call: 'GET /package?id=1',
    needs: 'anybody',
    done: answer('packages', packageFields),
  },
  {
    id: 'createPackage',
    call: 'POST /package',
    body: { name: 'Wedding Silver', items: [1, 2], pricing },
    needs: ['Packages'],
    done: created({ packages: 1, package_items: 2, package_tiers: 1 }),
  },
  {
    id: 'updatePackage',
    call: 'PATCH /package',
    body: { id: 1, name: 'Wedding Gold', items: [1], pricing },
    needs: ['Packages'],
    done: writes({ package_items: -3, package_tiers: -2 }),
  },
  {
    id: 'deletePackage',
    call: 'DELETE /package',
    body: { id: 1 },
    needs: ['Packages'],
    done: writes({}),
  },
];
