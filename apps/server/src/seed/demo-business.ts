import type { Schemas } from '@digis/api-client/contract';
import { asSignedIn, type SignedInUser } from '../auth/signed-in-user.ts';
import { generatePassword, hashPassword } from '../auth/password-hash.ts';
import type { Context } from '../contract/handler.ts';
import { branchHandlers } from '../modules/records/branches/branch-handlers.ts';
import { employeeHandlers } from '../modules/records/employees/employee-handlers.ts';
import { insertSettings } from '../modules/records/settings/setting-queries.ts';
import { insertUser } from '../modules/records/users/user-queries.ts';
import { vendorHandlers } from '../modules/records/vendors/vendor-handlers.ts';
import { inputOf } from './demo-action.ts';
import { type DemoMenu, writeMenu } from './demo-menu.ts';
import { type DemoPlaces, openPlaces } from './demo-payments.ts';
import {
  demoEmployees,
  demoUsers,
  demoVendors,
  type BranchName,
  type DemoName,
} from './demo-people.ts';

export interface DemoBusiness extends DemoMenu {
  branches: Record<BranchName, number>;
  employees: readonly number[];
  vendors: readonly number[];
  places: DemoPlaces;
  users: ReadonlyMap<DemoName, SignedInUser>;
}

export async function openBusiness(context: Context): Promise<[DemoBusiness, string[]]> {
  // D162
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
