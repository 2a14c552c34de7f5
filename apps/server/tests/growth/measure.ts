/** Measures the cost of every read on a short and on a long history, for staff of one branch and for an admin. */
import type { OperationId } from '@digis/api-client/contract';
import type { Client } from 'pg';
import { handlers } from '../../src/routes/handlers.ts';
import type { AnyHandlers } from '../../src/contract/handler.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { beginHistory, bounded, grow } from './history.ts';
import { clientOf, costOf, type Cost, type Read } from './read-cost.ts';
import { asked, readFile } from './reads.ts';

export interface Growth {
  read: string;
  before: number;
  after: number;
  ratio: number;
  /** Unbounded tables that are read from end to end. */
  scanned: string[];
}

const shortHistory = 1_000;
const anyHandlers: AnyHandlers = handlers;

function reads(isMeasured: (id: OperationId) => boolean): [what: string, read: Read][] {
  const ofContract = asked.filter(({ id }) => isMeasured(id));
  const made = ofContract.map(({ id, query = {}, params = {}, isByCursor = false }) => {
    const read: Read = async (context) => {
      const ask = (cursor: object) =>
        anyHandlers[id]?.(context, { query: { ...query, ...cursor }, params, body: undefined });
      const page: unknown = await ask({});
      return isByCursor ? ask({ cursor: Object(page).next }) : page;
    };
    const what = [id, JSON.stringify({ ...query, ...params }), isByCursor ? 'next page' : ''];
    return [what.join(' ').trim(), read] as [string, Read];
  });
  return isMeasured('readUpload') ? [...made, ['readUpload', readFile]] : made;
}

export type Costs = ReadonlyMap<string, Cost>;

export async function measureReads(
  app: TestApp,
  client: Client,
  isMeasured: (id: OperationId) => boolean = () => true,
): Promise<Costs> {
  const all = new Map<string, Cost>();
  for (const [who, branchId] of [
    ['staff', 1],
    ['admin', null],
  ] as const) {
    for (const [what, read] of reads(isMeasured)) {
      all.set(`${who}: ${what}`, await costOf(app, client, branchId, read));
    }
  }
  return all;
}

export const growthBetween = (small: Costs, large: Costs): Growth[] =>
  [...large].map(([read, { blocks, scanned }]) => {
    const before = small.get(read)?.blocks ?? 0;
    const whole = scanned.filter((table) => !bounded.has(table));
    return { read, before, after: blocks, ratio: blocks / Math.max(before, 1), scanned: whole };
  });

export async function measureGrowth(rows: number): Promise<Growth[]> {
  const app = await startTestApp();
  const client = await clientOf(app);
  try {
    await beginHistory(app);
    await grow(client, 1, shortHistory);
    const small = await measureReads(app, client);
    await grow(client, shortHistory + 1, rows);
    const large = await measureReads(app, client);
    return growthBetween(small, large);
  } finally {
    await client.end();
    await app.close();
  }
}

export const isDear = ({ ratio, scanned }: Growth): boolean => ratio > 3 || scanned.length > 0;
