import type { OperationId } from '@digis/api-client/contract';
import type { Client } from 'pg';
import { handlers } from '#routes/handlers.ts';
import type { AnyHandlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { startTestApp, type TestApp } from '#testing/index.ts';
import { beginHistory, bounded, grow } from './history.ts';
import { clientOf, costOf, type Cost, type Read } from './read-cost.ts';
import { type Asked, asked, readFile } from './reads.ts';
import { type Shape, shapes, shortHistory } from './shapes.ts';

export interface Growth {
  read: string;
  before: number;
  after: number;
  ratio: number;
  longer: number;
  /** Tables that grow without bound and were read in full. */
  scanned: string[];
}

const anyHandlers: AnyHandlers = handlers;

interface Named {
  what: string;
  read: Read;
  linesOf?: Asked['linesOf'];
}

const isRefused = (error: unknown) => error instanceof AppError && error.code === 'VALIDATION';

function reads(isMeasured: (id: OperationId) => boolean): Named[] {
  const ofContract = asked.filter(({ id }) => isMeasured(id));
  const made = ofContract.map(({ query = {}, params = {}, isByCursor = false, ...asks }): Named => {
    const { id, without, linesOf, isTooLarge = false } = asks;
    const read: Read = async (asker) => {
      const access = asker.user.access.filter((permission) => permission !== without);
      const context = { ...asker, user: { ...asker.user, access } };
      const ask = async (cursor: object) => {
        try {
          return await anyHandlers[id]?.(context, {
            query: { ...query, ...cursor },
            params,
            body: undefined,
          });
        } catch (error) {
          if (isTooLarge && isRefused(error)) return {};
          throw error;
        }
      };
      const page: unknown = await ask({});
      return isByCursor ? ask({ cursor: Object(page).next }) : page;
    };
    const words = [
      id,
      JSON.stringify({ ...query, ...params }),
      without && `without ${without}`,
      isByCursor && 'next page',
    ].filter(Boolean);
    return { what: words.join(' '), read, linesOf };
  });
  return isMeasured('readUpload') ? [...made, { what: 'readUpload', read: readFile }] : made;
}

interface Sized extends Cost {
  lines?: number;
}

export type Costs = ReadonlyMap<string, Sized>;

export async function measureReads(
  app: TestApp,
  client: Client,
  isMeasured: (id: OperationId) => boolean = () => true,
): Promise<Costs> {
  const all = new Map<string, Sized>();
  for (const [who, branchId] of [
    ['staff', 1],
    ['admin', null],
  ] as const) {
    for (const { what, read, linesOf } of reads(isMeasured)) {
      let lines = 0;
      const counted: Read = async (asker) => {
        lines = linesOf?.(await read(asker)) ?? 0;
      };
      const cost = await costOf(app, client, branchId, linesOf ? counted : read);
      all.set(`${who}: ${what}`, { ...cost, ...(linesOf && { lines }) });
    }
  }
  return all;
}

/** Twenty rows with two lookups of three blocks each. */
const few = 120;

export const growthBetween = (small: Costs, large: Costs): Growth[] =>
  [...large].map(([read, { blocks, scanned, lines }]) => {
    const start = small.get(read);
    const before = start?.blocks ?? 0;
    const longer = Math.max(lines ?? 1, 1) / Math.max(start?.lines ?? 1, 1);
    const ratio = blocks / Math.max(before, few) / longer;
    const whole = scanned.filter((table) => !bounded.has(table));
    return { read, before, after: blocks, ratio, longer, scanned: whole };
  });

export async function measureGrowth(
  rows: number,
  shape: Shape = 'past',
  inMonth?: number,
): Promise<Growth[]> {
  const app = await startTestApp();
  const client = await clientOf(app);
  try {
    await beginHistory(app);
    await grow(client, 1, shortHistory);
    const small = await measureReads(app, client);
    await grow(client, shortHistory + 1, rows, shapes[shape](rows, inMonth));
    const large = await measureReads(app, client);
    return growthBetween(small, large);
  } finally {
    await client.end();
    await app.close();
  }
}

export const isDear = ({ ratio, scanned }: Growth): boolean => ratio > 3 || scanned.length > 0;
