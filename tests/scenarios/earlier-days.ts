import { buildEvent, type Answer, type Caller, type StandardPeople } from '@digis/server/testing';
import { expect } from '@playwright/test';
import type { Server } from '../support/server.ts';

const names = ['hana', 'dawit', 'kebede', 'sara', 'admin'] as const;
type Team = Record<(typeof names)[number], Caller>;

interface Past {
  readonly server: Server;
  readonly team: Team;
  readonly people: StandardPeople;
}

async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { body } = await answer;
  expect(body).toMatchObject({ success: true });
  return body;
}

export async function teamOf(server: Server): Promise<Team> {
  const callers = await Promise.all(names.map(async (name) => [name, await server.as(name)]));
  return Object.fromEntries(callers);
}

async function resolve(cashier: Caller, type: 'pending' | 'advance', amount: number) {
  const { data } = await done(cashier.get(`/api/transactions?type=${type}`));
  const body = { type, action: 'accept', actionId: data[0].id, amount };
  await done(cashier.patch('/api/transactions', body));
}

export const EVENT_DAY = '2026-10-01T18:00:00+03:00';

/** Steps in the order of the scenarios; the first ends with the scheduled event. */
const steps: readonly ((past: Past) => Promise<void>)[] = [
  async ({ team }) => void (await done(team.hana.post('/api/event', buildEvent()))),
  ({ team }) => resolve(team.dawit, 'pending', 50_000),
  async ({ team, people: { abebe, tigist, dj, decor } }) => {
    await done(team.hana.post('/api/assign-employee', { eventId: 1, employees: [abebe, tigist] }));
    await done(team.hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj, decor] }));
  },
  async ({ team }) => {
    const grown = { ...buildEvent({ num_of_people: 420, time: '19:00' }), id: 1 };
    await done(team.hana.patch('/api/event', grown));
  },
  async ({ server }) => {
    server.setClock(EVENT_DAY);
    await resolve(await server.as('dawit'), 'advance', 191_000);
  },
  async ({ server, people: { dj, decor } }) => {
    const dawit = await server.as('dawit');
    await done(dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 12_000 }));
    await done(dawit.patch('/api/vendor-ledger', { vendorId: decor, amount: 10_000 }));
  },
  async ({ server, people: { tigist, abebe } }) => {
    const dawit = await server.as('dawit');
    await done(
      dawit.patch('/api/employee-ledger', { id: tigist, withSalary: true, expected: 5_400 }),
    );
    await done(
      dawit.patch('/api/employee-ledger', { id: abebe, withSalary: false, expected: 800 }),
    );
  },
  async ({ server }) => {
    const [dawit, kebede] = [await server.as('dawit'), await server.as('kebede')];
    const create = { type: 'create', spender: 4, budget: 10_000 };
    const { id } = await done(dawit.post('/api/petty-cash', create));
    await done(kebede.post('/api/petty-cash', { type: 'spend', pettycashId: id, amount: 3_500 }));
    const add = { type: 'add_amount', pettycashId: id, amount: 5_000 };
    await done(dawit.patch('/api/petty-cash', add));
  },
];

/** Runs the given number of scenarios, from S1 up to S8. */
export async function live(server: Server, scenarios: number): Promise<StandardPeople> {
  const people = await server.hire();
  const past = { server, people, team: await teamOf(server) };
  for (const step of steps.slice(0, scenarios)) await step(past);
  return people;
}
