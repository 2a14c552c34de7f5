/** Demo data at the start: branches, users, items, packages, employees, vendors. */
import type { Schemas } from '@digis/api-client/contract';
import { asSignedIn, type SignedInUser } from '../auth/signed-in-user.ts';
import { generatePassword, hashPassword } from '../auth/password-hash.ts';
import type { Context } from '../contract/handler.ts';
import { branchHandlers } from '../modules/branches/branch-handlers.ts';
import { employeeHandlers } from '../modules/employees/employee-handlers.ts';
import { itemHandlers } from '../modules/items/item-handlers.ts';
import { insertSettings } from '../modules/settings/setting-queries.ts';
import { packageHandlers } from '../modules/packages/package-handlers.ts';
import { insertUser } from '../modules/users/user-queries.ts';
import { vendorHandlers } from '../modules/vendors/vendor-handlers.ts';
import { inputOf } from './demo-action.ts';
import { type DemoPlaces, openPlaces } from './demo-payments.ts';
import {
  demoEmployees,
  demoUsers,
  demoVendors,
  type BranchName,
  type DemoName,
} from './demo-people.ts';

type Menu = Schemas['Menu'] | null;

/** Bread has no fasting mark, to show the unmarked state. */
const demoItems = {
  'ዶሮ ወጥ': 'not fasting',
  ክትፎ: 'not fasting',
  ጥብስ: 'not fasting',
  ለስላሳ: 'fasting',
  እንጀራ: 'fasting',
  'የበግ ቀይ ወጥ': 'not fasting',
  ሽሮ: 'fasting',
  ዓይብ: 'not fasting',
  ጎመን: 'fasting',
  ጠጅ: 'fasting',
  ጠላ: 'fasting',
  ዳቦ: null,
} as const satisfies Record<string, Menu>;

interface DemoPackage {
  name: string;
  items: readonly (keyof typeof demoItems)[];
  pricing: Schemas['Tier'][];
}

/** The items and packages of the demo business: what may be eaten on a day of fasting, and prices. */
const demoPackages: readonly DemoPackage[] = [
  {
    name: 'Wedding Gold',
    items: ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ', 'እንጀራ', 'ጠጅ'],
    pricing: [
      { min: 50, max: 200, value: 650 },
      { min: 201, max: 400, value: 600 },
      { min: 401, max: 1000, value: 550 },
    ],
  },
  {
    name: 'ሰርግ ልዩ',
    items: ['ዶሮ ወጥ', 'ክትፎ', 'የበግ ቀይ ወጥ', 'ዓይብ', 'ለስላሳ', 'እንጀራ', 'ጠጅ', 'ዳቦ'],
    pricing: [
      { min: 80, max: 300, value: 820 },
      { min: 301, max: 1200, value: 760 },
    ],
  },
  {
    name: 'የጾም ማዕድ',
    items: ['ሽሮ', 'ጎመን', 'እንጀራ', 'ለስላሳ', 'ጠላ'],
    pricing: [
      { min: 20, max: 150, value: 380 },
      { min: 151, max: 600, value: 340 },
    ],
  },
];

export interface DemoBusiness {
  branches: Record<BranchName, number>;
  items: readonly number[];
  packages: readonly number[];
  employees: readonly number[];
  vendors: readonly number[];
  places: DemoPlaces;
  users: ReadonlyMap<DemoName, SignedInUser>;
}

/** Also returns the lines about the accounts that can sign in. */
export async function openBusiness(context: Context): Promise<[DemoBusiness, string[]]> {
  // SPEC: D162
  await insertSettings(context.db, { paper_head: 'ስልክ 011 551 2345 · 0911 55 23 45' });
  const branches = {
    Bole: await openBranch(context, 'Bole', {
      address: 'Africa Avenue, Addis Ababa',
      max_events: 4,
      max_people: 1_500,
    }),
    Piassa: await openBranch(context, 'Piassa', { address: 'Churchill Road, Addis Ababa' }),
  };
  const menu = await writeMenu(context);
  const employees: number[] = [];
  for (const body of demoEmployees) {
    employees.push((await employeeHandlers.createEmployee(context, inputOf(body))).id);
  }
  const vendors: number[] = [];
  for (const body of demoVendors) {
    vendors.push((await vendorHandlers.createVendor(context, inputOf(body))).id);
  }
  const places = await openPlaces(context);
  const { users, lines } = await hire(context, branches);
  return [{ branches, ...menu, employees, vendors, places, users }, lines];
}

async function openBranch(
  context: Context,
  name: BranchName,
  branch: Omit<Schemas['BranchInput'], 'name'>,
): Promise<number> {
  return (await branchHandlers.createBranch(context, inputOf({ name, ...branch }))).id;
}

async function writeMenu(context: Context): Promise<Pick<DemoBusiness, 'items' | 'packages'>> {
  const items = new Map<string, number>();
  for (const [name, menu] of Object.entries(demoItems)) {
    items.set(name, (await itemHandlers.createItem(context, inputOf({ name, menu }))).id);
  }
  const packages: number[] = [];
  for (const { name, items: names, pricing } of demoPackages) {
    const body = { name, items: names.flatMap((item) => items.get(item) ?? []), pricing };
    packages.push((await packageHandlers.createPackage(context, inputOf(body))).id);
  }
  return { items: [...items.values()], packages };
}

async function hire(
  { db, clock, user }: Context,
  branches: DemoBusiness['branches'],
): Promise<{ users: Map<DemoName, SignedInUser>; lines: string[] }> {
  const users = new Map<DemoName, SignedInUser>([['admin', user]]);
  const lines: string[] = [];
  for (const { username, full_name, branch, access } of demoUsers) {
    const password = generatePassword();
    const row = await insertUser(db, {
      username,
      full_name,
      password_hash: await hashPassword(password),
      role: 'staff',
      branch_id: branches[branch],
      access,
      created_at: clock.now(),
    });
    users.set(username, asSignedIn(row));
    lines.push(`Sign in: ${username} / ${password} (${branch})`);
  }
  return { users, lines };
}
