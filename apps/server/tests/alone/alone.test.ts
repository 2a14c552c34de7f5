// D150
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationId, operations } from '@digis/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { must, undoEach, useTwoCashiers } from '../../testing/use-test-app.ts';
import { attempts } from './attempts.ts';

const table = useTwoCashiers();
undoEach(table);

interface Call {
  operationId: string;
  'x-pays-out'?: { alone?: string }[];
}

const contract: { paths: Record<string, Record<string, Call>> } = parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi.yaml'), 'utf8'),
  { maxAliasCount: -1 },
);
const needsTwo = new Set(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter((call) => call['x-pays-out']?.some(({ alone }) => alone !== undefined))
    .map(({ operationId }) => operationId),
);
const moving = Object.entries(operations)
  .filter(([, rule]) => 'movesMoney' in rule)
  .map(([id]) => id as OperationId);

const forAdmins: readonly OperationId[] = ['openBooks', 'undoOpening'];

const expectedOf = (id: OperationId) => {
  if (needsTwo.has(id)) return [409, 'SELF_APPROVAL'];
  return forAdmins.includes(id) ? [409, 'ADMIN_ONLY'] : [200, undefined];
};

const cashOfBole = async () =>
  (await must(table.biruk.get('/api/transactions?type=book'))).status.balance as number;

beforeEach(async () => {
  const admin = await table.app.as('admin');
  const cash = { type: 'in', amount: 100_000, remark: 'Hall let' };
  await must(admin.post('/api/transactions?branchId=1', cash));
});

describe('one user alone moves no more than four_eyes_above', () => {
  it.each(moving)('%s', async (id) => {
    const attempt = attempts[id];
    if (attempt === undefined) throw new Error(`${id} moves money, and nobody has tried it alone`);
    const before = await cashOfBole();
    const { status, body } = await attempt(table);
    expect([status, body.code]).toEqual(expectedOf(id));
    expect(await cashOfBole()).toBeGreaterThanOrEqual(before - 1_000);
  });
});
