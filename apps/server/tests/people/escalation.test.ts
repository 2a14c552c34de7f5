import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionValues, type Permission } from '@digis/api-client/contract';
import { standardFixture, startTestApp, type Answer, type TestApp } from '../../testing/index.ts';
import { users, type UserRow } from '../../src/db/tables/users.ts';

const calls = 600;
const crew = 8;
const password = 'a-quiet-courtyard';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
});

afterAll(() => app.close());

const draw = fc.record({
  actor: fc.nat(crew - 1),
  target: fc.nat(29),
  access: fc.uniqueArray(fc.constantFrom(...permissionValues), { maxLength: 6 }),
  what: fc.constantFrom('grant', 'grant', 'grant', 'edit', 'edit', 'create', 'delete'),
  isElsewhere: fc.boolean(),
  hasPassword: fc.nat(9),
});

type Draw = typeof draw extends fc.Arbitrary<infer Value> ? Value : never;

async function hire(): Promise<void> {
  const [starts = []] = fc.sample(
    fc.array(fc.uniqueArray(fc.constantFrom(...permissionValues), { maxLength: 9 }), {
      minLength: crew,
      maxLength: crew,
    }),
    { numRuns: 1, seed: 20190111 },
  );
  for (const [at, access] of starts.entries()) {
    const names = new Set<Permission>([...access, ...(at % 3 < 2 ? ['App Users' as const] : [])]);
    await app.createUser({ username: `crew${at}`, branch_id: 1 + (at % 2), access: [...names] });
  }
}

const rows = async (): Promise<Map<number, UserRow>> =>
  new Map((await app.db.select().from(users)).map((row) => [row.id, row]));

async function act(move: Draw, actor: UserRow, target: UserRow, at: number): Promise<Answer> {
  const caller = await app.as(actor.username);
  const { id, username } = target;
  const branchId = move.isElsewhere ? 2 : 1;
  if (move.what === 'create') {
    return caller.post('/api/user', { username: `new${at}`, password, branchId });
  }
  if (move.what === 'delete') return caller.delete('/api/user', { id });
  if (move.what === 'grant') {
    return caller.send('/api/user', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, access: move.access }),
    });
  }
  const secret = move.hasPassword === 0 ? { password } : {};
  return caller.patch('/api/user', { id, username, ...secret, ...(at % 2 === 0 && { branchId }) });
}

const without = (from: readonly string[], names: readonly string[]): string[] =>
  from.filter((name) => !names.includes(name));

function expectNoRise(actor: UserRow, before: Map<number, UserRow>, after: Map<number, UserRow>) {
  for (const [id, row] of after) {
    const was = before.get(id);
    if (JSON.stringify(was) === JSON.stringify(row)) continue;
    expect(row.role).toBe('staff');
    expect(row.branch_id).toBe(actor.branch_id);
    expect(without(row.access, [...(was?.access ?? []), ...actor.access])).toEqual([]);
    if (was === undefined) continue;
    expect(was.branch_id).toBe(actor.branch_id);
    expect(was.role).toBe('staff');
    expect([id === actor.id, was.access.join() === row.access.join()]).not.toEqual([true, false]);
    if (id === actor.id) continue;
    // A user who knows another's password can act as that user, and must gain nothing by it.
    const isTaken = was.password_hash !== row.password_hash;
    const touched = isTaken ? was.access : without(was.access, row.access);
    expect(without(touched, actor.access)).toEqual([]);
  }
}

// D68
it('no sequence of user calls raises a user’s permissions above the callers’', async () => {
  await hire();
  let before = await rows();
  const counts = { done: 0, refused: 0 };
  let unchanged = 0;
  for (const [at, move] of fc.sample(draw, { numRuns: calls, seed: 20190111 }).entries()) {
    const here = [...before.values()].filter(({ archived_at }) => archived_at === null);
    const crewHere = here.filter(({ username }) => username.startsWith('crew'));
    const actor = crewHere[move.actor % crewHere.length];
    const target = here[move.target % here.length];
    if (actor === undefined || target === undefined) break;
    const { status } = await act(move, actor, target, at);
    expect([200, 403, 404, 409, 422]).toContain(status);
    counts[status === 200 ? 'done' : 'refused'] += 1;
    const after = await rows();
    expectNoRise(actor, before, after);
    unchanged += status !== 200 && isDeepStrictEqual(after, before) ? 1 : 0;
    before = after;
  }
  expect(counts.done).toBeGreaterThan(10);
  expect(counts.refused).toBeGreaterThan(100);
  expect(unchanged).toBe(counts.refused);
});
