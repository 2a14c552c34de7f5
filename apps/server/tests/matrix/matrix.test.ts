// spec:6
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Caller } from '../../testing/index.ts';
import { openBusiness, type Business } from './business.ts';
import { signInCallers } from './callers.ts';
import { readerOf, type Contents } from './contents.ts';
import { expectedOf } from './expected.ts';
import { faultsOf } from './observe.ts';
import { rows } from './rows/all-rows.ts';

const titled = rows.map((row) => [[row.id, row.what].filter(Boolean).join(', '), row] as const);

let business: Business;
let callers: ReadonlyMap<string, Caller>;
let read: () => Promise<Contents>;
let before: Contents;

beforeAll(async () => {
  business = await openBusiness();
  callers = await signInCallers(business.app);
  read = await readerOf(business.app);
  before = await read();
});
afterAll(() => business.app.close());

describe('permitted calls do what they promise, and denied calls change nothing', () => {
  it.each(titled)('%s', async (_title, row) => {
    const faults: string[] = [];
    for (const [name, caller] of callers) {
      await business.app.undo(async () => {
        const expected = expectedOf(row, name);
        const found = await faultsOf(row, caller, expected, { business, before, read });
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      });
    }
    expect(faults).toEqual([]);
  });
});

describe('completeness of the matrix', () => {
  it('the matrix has a row for every operation of the contract', () => {
    const file = join(import.meta.dirname, '../../../../openapi.yaml');
    const { paths } = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
    const ids = Object.values<object>(paths).flatMap((path) =>
      Object.values<{ operationId: string }>({ ...path }).map(({ operationId }) => operationId),
    );
    expect([...new Set(rows.map(({ id }) => id))].toSorted()).toEqual(ids.toSorted());
  });

  it('staff without a branch cannot be stored', async () => {
    const { app } = business;
    await expect(app.createUser({ username: 'nowhere', branch_id: null })).rejects.toThrow(
      'Failed query',
    );
    const admin = await app.as('admin');
    const { status } = await admin.post('/api/user', {
      username: 'nowhere',
      password: 'tej-and-honey',
    });
    expect(status).toBe(422);
  });

  it('the matrix leaves the books consistent', async () => {
    expect(await business.app.verify()).toBeNull();
  });
});
