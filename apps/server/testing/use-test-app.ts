/** Verified after each test. */
import { permissionValues, type Schemas } from '@digis/api-client/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { afterEach, aroundEach, beforeAll, beforeEach, expect } from 'vitest';
import { actionLogs } from '../src/db/tables/action-logs.ts';
import type { StandardFixture } from './factories.ts';
import type { Answer, Caller } from './caller.ts';
import { standardPeople, type StandardPeople } from './people.ts';
import { startStandardApp } from './databases/standard-database.ts';
import type { TestApp, TestAppOptions } from './start-test-app.ts';

export interface StandardApp {
  app: TestApp;
  fixture: StandardFixture;
}

export function useStandardApp(options: TestAppOptions = {}): StandardApp {
  const standard: Partial<StandardApp> = {};
  beforeAll(async () => {
    const { app, fixture, giveBack } = await startStandardApp(options);
    Object.assign(standard, { app, fixture });
    return giveBack;
  });
  afterEach(async () => {
    expect(await standard.app?.verify()).toBeNull();
  });
  return {
    get app() {
      return present(standard.app);
    },
    get fixture() {
      return present(standard.fixture);
    },
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the test app is there from beforeAll on');
  return value;
}

/** Returns to the state after `beforeAll`. Calls must be sequential: one connection. */
export const undoEach = (standard: Pick<StandardApp, 'app'>): void =>
  aroundEach((runTest) => standard.app.undo(runTest));

export interface StaffedApp extends StandardApp {
  people: StandardPeople;
  admin: Caller;
}

/** S3's people. */
export function useStaffedApp(options: TestAppOptions = {}): StaffedApp {
  const standard = useStandardApp(options);
  const staff: Partial<Pick<StaffedApp, 'people' | 'admin'>> = {};
  beforeAll(async () => {
    staff.people = await standardPeople(standard.app);
  });
  // Tests may move the clock past the session's end.
  beforeEach(async () => {
    staff.admin = await standard.app.as('admin');
  });
  return {
    get app() {
      return standard.app;
    },
    get fixture() {
      return standard.fixture;
    },
    get people() {
      return present(staff.people);
    },
    get admin() {
      return present(staff.admin);
    },
  };
}

export async function logged(app: TestApp, action: Schemas['LogAction'], entityId?: number) {
  const where = and(
    eq(actionLogs.action, action),
    entityId === undefined ? undefined : eq(actionLogs.entity_id, entityId),
  );
  const [total] = await app.db.select({ rows: count() }).from(actionLogs).where(where);
  const [last] = await app.db
    .select()
    .from(actionLogs)
    .where(where)
    .orderBy(desc(actionLogs.id))
    .limit(1);
  return { times: total?.rows ?? 0, last };
}

/** Both of Bole, all permissions; payments above 1,000 birr a day need both. */
export interface TwoCashiers {
  app: TestApp;
  almaz: Caller;
  almazId: number;
  biruk: Caller;
  birukId: number;
}

/** Payments alone count by day: tests have their own. */
export function useTwoCashiers(): TwoCashiers {
  const table = {} as TwoCashiers;
  beforeAll(async () => {
    const { app, giveBack } = await startStandardApp();
    const user = { branch_id: 1, access: permissionValues };
    const almazId = await app.createUser({ username: 'almaz', ...user });
    const birukId = await app.createUser({ username: 'biruk', ...user });
    Object.assign(table, { app, almazId, birukId });
    await must((await app.as('admin')).post('/api/settings', { four_eyes_above: 1_000 }));
    return giveBack;
  });
  beforeEach(async () => {
    const { app } = table;
    expect(await app.verify()).toBeNull();
    app.clock.advance(24 * 60);
    Object.assign(table, { almaz: await app.as('almaz'), biruk: await app.as('biruk') });
  });
  return table;
}

export const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => body.code ?? status);

export async function must(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

export async function inTurn(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
}

export const cashOut = (caller: Caller, amount: number, more = {}): Promise<Answer> =>
  caller.post('/api/transactions', { type: 'out', amount, remark: 'Charcoal', ...more });
