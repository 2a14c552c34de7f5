import { randomBytes } from 'node:crypto';
import type { Permission, Schemas } from '@digis/api-client/contract';
import { files } from '../src/db/tables/files.ts';
import { cashbookPermissions } from '../src/seed/demo-people.ts';
import type { TestApp } from './start-test-app.ts';

export interface StandardFixture {
  bole: number;
  piassa: number;
  items: number[];
  weddingGold: number;
}

/** Bole (Hana, Dawit, Kebede), Piassa (Sara) and an admin. In a new database, ids begin at 1. */
export async function standardFixture(app: TestApp): Promise<StandardFixture> {
  await app.createUser({ username: 'admin', role: 'admin' });
  const admin = await app.as('admin');
  const idOf = async (path: string, body: unknown): Promise<number> =>
    (await admin.post(path, body)).body.id;
  const bole = await idOf('/api/branch', { name: 'Bole', address: 'Africa Avenue' });
  const piassa = await idOf('/api/branch', { name: 'Piassa', address: 'Churchill Road' });
  const items: number[] = [];
  for (const name of ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ']) items.push(await idOf('/api/item', { name }));
  const pricing = [
    { min: 50, max: 200, value: 650 },
    { min: 201, max: 400, value: 600 },
    { min: 401, max: 1000, value: 550 },
  ];
  const weddingGold = await idOf('/api/package', { name: 'Wedding Gold', items, pricing });
  for (const user of usersOf(bole, piassa)) await app.createUser(user);
  return { bole, piassa, items, weddingGold };
}

interface FixtureUser {
  username: string;
  branch_id: number;
  access: readonly Permission[];
}

const usersOf = (bole: number, piassa: number): FixtureUser[] => [
  {
    username: 'hana',
    branch_id: bole,
    access: [
      ...(['Calendar', 'View Events', 'Create Event', 'Generate Aggrement'] as const),
      ...(['Assign Employees', 'Assign Vendors', 'Clients'] as const),
    ],
  },
  {
    username: 'dawit',
    branch_id: bole,
    access: [...cashbookPermissions, 'Employees', 'Vendors', 'Vendor Ledger'],
  },
  { username: 'kebede', branch_id: bole, access: ['Cashbook Spend Petty Cash'] },
  {
    username: 'sara',
    branch_id: piassa,
    access: ['View Events', 'Create Event', 'Calendar', ...cashbookPermissions],
  },
];

/** Almaz's wedding, as in S1. */
export const buildEvent = (
  overrides: Partial<Schemas['EventInput']> = {},
): Schemas['EventInput'] => ({
  client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', secondary_phone: '0922334455' },
  packageId: 1,
  event_date: '2026-10-01',
  time: '15:00',
  et_date: { year: 2019, month: 1, day: 21 },
  num_of_people: 350,
  advance_amount: 50_000,
  additional_plates: 0,
  additional_price: 15_000,
  discount_amount: 5_000,
  custom_items: [],
  additional_items: [],
  remark: '',
  is_fixed: false,
  paid_full: false,
  send_sms: true,
  send_schedule: true,
  branchId: 1,
  ...overrides,
});

export const buildAgreement = (
  overrides: Partial<Schemas['AgreementInput']> = {},
): Schemas['AgreementInput'] => ({
  eventId: 1,
  date: '2026-09-21',
  behalf: 'ሃና',
  client: 'አልማዝ ተስፋዬ',
  client_phone: '0911223344',
  event_date: '2026-10-01',
  advance: 50_000,
  left: 170_000,
  ...overrides,
});

/** User 3 is Dawit. */
export async function buildReceipt({ db, clock }: TestApp, uploaded_by = 3): Promise<string> {
  const path = `${randomBytes(16).toString('base64url')}.jpg`;
  await db.insert(files).values({
    path,
    media_type: 'image/jpeg',
    bytes: 1,
    sha256: Buffer.alloc(32),
    uploaded_by,
    branch_id: 1,
    created_at: clock.now(),
  });
  return path;
}
