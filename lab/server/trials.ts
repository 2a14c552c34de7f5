import { isoToEt } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import { buildEvent, type TestApp } from '../../apps/server/testing/index.ts';
import type { Trial } from './compare.ts';

const pages = 40;

export function readTrials(calls: number): Trial[] {
  let page = 0;
  return [
    {
      name: 'a page of events',
      calls,
      callOf: () => {
        page = (page % pages) + 1;
        return { method: 'GET', path: `/api/event?branch=1&page=${page}` };
      },
    },
    {
      name: 'a month of the calendar',
      calls,
      callOf: () => ({
        method: 'GET',
        path: '/api/get-calendar?branch=1&from=2026-08-01&to=2026-09-11',
      }),
    },
  ];
}

export function writeTrials({ db }: TestApp, calls: number): (() => Promise<Trial>)[] {
  let day = 0;
  const cash = { type: 'in', amount: 100, remark: 'Tents lent out' };
  const cashEntry: Trial = {
    name: 'a cash entry',
    calls,
    callOf: () => ({ method: 'POST', path: '/api/transactions?branchId=1', body: cash }),
  };
  const scheduling: Trial = {
    name: 'scheduling an event',
    calls,
    callOf: () => {
      day = (day % 28) + 1;
      const event_date = `2027-02-${String(day).padStart(2, '0')}`;
      const body = buildEvent({ event_date, et_date: isoToEt(event_date), branchId: 1 });
      return { method: 'POST', path: '/api/event', body };
    },
  };
  const accepting = async (): Promise<Trial> => {
    const { rows } = await db.execute(sql`SELECT id FROM pending WHERE state = 'open' ORDER BY id`);
    const waiting = rows.map(({ id }) => Number(id));
    return {
      name: 'accepting a payment',
      calls,
      callOf: () => ({
        method: 'PATCH',
        path: '/api/transactions',
        body: { type: 'pending', action: 'accept', actionId: waiting.shift(), amount: 50_000 },
      }),
    };
  };
  return [async () => cashEntry, async () => scheduling, accepting];
}
