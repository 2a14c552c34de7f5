import { Agent } from 'node:http';
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { permissionValues } from '@digis/api-client/contract';
import { Client } from 'pg';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import { buildEmployee, buildVendor } from '../../apps/server/testing/people.ts';
import {
  buildEvent,
  standardFixture,
  testPassword,
  type TestApp,
} from '../../apps/server/testing/index.ts';
import { ApiSession } from '../../apps/server/tests/support/api-session.ts';
import type { Contender } from './contender.ts';
import { senderTo, type Send } from './load.ts';

const callsOfTurn = 6;

async function clerkOf(app: TestApp, server: Contender, agent: Agent, branch: number) {
  const username = `clerk${branch}`;
  await app.createUser({ username, branch_id: branch, access: [...permissionValues] });
  const token = await ApiSession.tokenOf(server, username, testPassword);
  const send = senderTo(agent, server.url, token);
  const phone_number = `091000001${branch}`;
  const employee = await buildEmployee(app, { phone_number, full_name: `ሰራተኛ ${branch}` });
  const vendor = await buildVendor(app, { name: `Decor ${branch}` });
  return (turn: number) => bookOnce(send, { branch, turn, employee, vendor });
}

interface Turn {
  branch: number;
  turn: number;
  employee: number;
  vendor: number;
}

async function bookOnce(send: Send, { branch, turn, employee, vendor }: Turn): Promise<void> {
  const post = (path: string, body: unknown) => send({ method: 'POST', path, body });
  const event_date = addDaysIso('2027-01-01', turn);
  const booked = await post(
    '/api/event',
    buildEvent({ branchId: branch, event_date, et_date: isoToEt(event_date) }),
  );
  const eventId = Object(booked['event']).id;
  await post('/api/assign-vendor', { eventId, vendors: [vendor] });
  await post('/api/assign-employee', { eventId, employees: [employee] });
  const { data } = await send({ method: 'GET', path: '/api/transactions?type=pending' });
  const { id: actionId } = Object(Object(data)[0]);
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await send({ method: 'PATCH', path: '/api/transactions', body: accept });
  await post('/api/transactions', { type: 'in', amount: 10, remark: 'Chairs' });
  await post('/api/transactions', { type: 'out', amount: 10, remark: 'Charcoal' });
}

async function watchLocks(url: string, isOver: () => boolean) {
  const client = new Client({ connectionString: url });
  await client.connect();
  let samples = 0;
  let waits = 0;
  while (!isOver()) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    );
    samples += 1;
    waits += rows[0].waiting;
  }
  await client.end();
  return { samples, waits };
}

async function perSecond(work: readonly (() => Promise<void>)[], turns: number): Promise<number> {
  const begin = elapsedMs();
  await Promise.all(work.map((run) => run()));
  const seconds = (elapsedMs() - begin) / 1_000;
  return Number(((work.length * turns * callsOfTurn) / seconds).toFixed(1));
}

export async function bookAtOnce(
  app: TestApp,
  start: (url: string) => Promise<Contender>,
  calls: number,
) {
  await standardFixture(app);
  const server = await start(app.url);
  const agent = new Agent({ keepAlive: true });
  const turns = Math.ceil(calls / callsOfTurn);
  try {
    const bole = await clerkOf(app, server, agent, 1);
    const piassa = await clerkOf(app, server, agent, 2);
    const run = (book: (turn: number) => Promise<void>, from: number) => async () => {
      for (let turn = from; turn < from + turns; turn += 1) await book(turn);
    };
    const alone = await perSecond([run(bole, 0)], turns);
    let isOver = false;
    const watching = watchLocks(app.url, () => isOver);
    const together = await perSecond([run(bole, turns), run(piassa, turns)], turns).finally(() => {
      isOver = true;
    });
    const { samples, waits } = await watching;
    return {
      'writes a second, one branch': alone,
      'writes a second, two branches': together,
      samples,
      'waits for a lock': waits,
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}
