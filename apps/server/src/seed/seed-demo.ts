/** The demo business, made by the server's own handlers as its admin would make it. */
import { todayIso } from '@digis/ethio-date';
import { generatePassword, hashPassword } from '../auth/password-hash.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Context } from '../contract/handler.ts';
import type { Parts } from '../contract/mount-operations.ts';
import { branchHandlers } from '../modules/branches/branch-handlers.ts';
import { scheduleEvent } from '../modules/events/schedule-event.ts';
import { itemHandlers } from '../modules/items/item-handlers.ts';
import { packageHandlers } from '../modules/packages/package-handlers.ts';
import { insertUser } from '../modules/users/user-queries.ts';
import { demoEvents } from './demo-events.ts';
import { demoItems, demoPackages } from './demo-menu.ts';
import { demoUsers } from './demo-people.ts';

export async function seedDemo(parts: Parts, admin: SignedInUser): Promise<string[]> {
  const request = {
    id: 'demo',
    ip: '127.0.0.1',
    device: 'demo',
    bearer: null,
    isForwarded: false,
  };
  const context: Context = {
    ...parts,
    user: admin,
    scope: { branchId: null },
    token: '',
    request,
    cookies: {},
    reply: { header: () => undefined },
  };
  const branches = await seedBranches(context);
  const { items, packages } = await seedMenu(context);
  const today = todayIso({ now: parts.clock.now().getTime() });
  const choices = { branches: [...branches.values()], items, packages };
  for (const event of demoEvents(today, choices)) await scheduleEvent(context, event);
  return seedUsers(context, branches);
}

async function seedBranches(context: Context): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, address] of [
    ['Bole', 'Africa Avenue, Addis Ababa'],
    ['Piassa', 'Churchill Road, Addis Ababa'],
  ] as const) {
    const { id } = await branchHandlers.createBranch(context, {
      query: {},
      params: {},
      body: { name, address },
    });
    ids.set(name, id);
  }
  return ids;
}

async function seedMenu(context: Context): Promise<{ items: number[]; packages: number[] }> {
  const items = new Map<string, number>();
  for (const name of demoItems) {
    const { id } = await itemHandlers.createItem(context, {
      query: {},
      params: {},
      body: { name },
    });
    items.set(name, id);
  }
  const packages: number[] = [];
  for (const { name, items: names, pricing } of demoPackages) {
    const body = { name, items: names.flatMap((item) => items.get(item) ?? []), pricing };
    packages.push(
      (await packageHandlers.createPackage(context, { query: {}, params: {}, body })).id,
    );
  }
  return { items: [...items.values()], packages };
}

async function seedUsers(
  { db, clock }: Context,
  branches: ReadonlyMap<string, number>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { username, branch, access } of demoUsers) {
    const password = generatePassword();
    await insertUser(db, {
      username,
      password_hash: await hashPassword(password),
      role: 'staff',
      branch_id: branches.get(branch) ?? null,
      access,
      created_at: clock.now(),
    });
    lines.push(`Sign in: ${username} / ${password} (${branch})`);
  }
  return lines;
}
