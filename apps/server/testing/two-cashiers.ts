/** Two users of Bole with every permission, in a business where more than 1,000 birr a day needs both of them. */
import { permissionValues } from '@digis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Answer, Caller } from './caller.ts';
import { standardFixture } from './factories.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

export interface TwoCashiers {
  app: TestApp;
  almaz: Caller;
  almazId: number;
  biruk: Caller;
  birukId: number;
}

/** Filled before each test, which has a day of its own: what one has paid alone is counted by the day. */
export function useTwoCashiers(): TwoCashiers {
  // Read inside tests only, when it is whole.
  const table = {} as TwoCashiers;
  beforeAll(async () => {
    const app = await startTestApp();
    await standardFixture(app);
    const user = { branch_id: 1, access: permissionValues };
    const almazId = await app.createUser({ username: 'almaz', ...user });
    const birukId = await app.createUser({ username: 'biruk', ...user });
    Object.assign(table, { app, almazId, birukId });
    await must((await app.as('admin')).post('/api/settings', { four_eyes_above: 1_000 }));
  });
  beforeEach(async () => {
    const { app } = table;
    expect(await app.verify()).toBeNull();
    app.clock.advance(24 * 60);
    Object.assign(table, { almaz: await app.as('almaz'), biruk: await app.as('biruk') });
  });
  afterAll(() => table.app.close());
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
