import { afterAll, beforeAll, expect } from 'vitest';
import {
  standardFixture,
  standardPeople,
  startTestApp,
  type Answer,
  type Caller,
  type StandardPeople,
  type TestApp,
  type TestAppOptions,
} from '../../testing/index.ts';

const names = ['hana', 'dawit', 'kebede', 'sara', 'admin'] as const;
type Name = (typeof names)[number];

export type Days = Record<Name, Caller> & { app: TestApp; people: StandardPeople };

export function useDays(options: () => TestAppOptions = () => ({})): Days {
  const days: Partial<Days> = {};
  beforeAll(async () => {
    const app = await startTestApp(options());
    await standardFixture(app);
    Object.assign(days, { app, people: await standardPeople(app) });
    await signIn(app, days);
  });
  afterAll(() => days.app?.close());
  return days as Days;
}

async function signIn(app: TestApp, days: Partial<Days>): Promise<void> {
  for (const name of names) days[name] = await app.as(name);
}

/** Signs in again, because sessions end meanwhile. */
export async function moveTo(days: Days, instant: string): Promise<void> {
  days.app.clock.set(instant);
  await signIn(days.app, days);
}

export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return body;
}

export async function refused(answer: Promise<Answer>): Promise<[number, string]> {
  const { status, body } = await answer;
  return [status, body.code];
}

export const book = async (caller: Caller, branchId = 1) =>
  (await done(caller.get(`/api/transactions?type=book&branchId=${branchId}`))).status;

export const tab = async (caller: Caller, type: 'pending' | 'advance', branchId = 1) =>
  (await done(caller.get(`/api/transactions?type=${type}&branchId=${branchId}`))).data;

export const accept = (caller: Caller, actionId: number, amount: number) =>
  caller.patch('/api/transactions', { type: 'pending', action: 'accept', actionId, amount });

export const reject = (caller: Caller, actionId: number) =>
  caller.patch('/api/transactions', { type: 'pending', action: 'reject', actionId });

export const settle = (caller: Caller, actionId: number, amount: number) =>
  caller.patch('/api/transactions', { type: 'advance', action: 'accept', actionId, amount });

export const eventOf = async (caller: Caller, id: number) =>
  (await done(caller.get(`/api/event?id=${id}`))).events[0];
