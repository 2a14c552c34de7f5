import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '../../testing/index.ts';
import { fillPiassa, openBusiness, type Business } from './business.ts';
import { signInCallers } from './callers.ts';
import { rows } from './rows/all-rows.ts';

const reads = rows.map(({ call }) => call).filter((call) => call.startsWith('GET '));
const ofPiassa = [
  '/event?id=4',
  '/event?branch=2',
  '/event?date=2026-10-01',
  '/event/account?id=4',
  '/event/history?id=4',
  '/event/staff?id=4',
  '/event/vendors?id=4',
  '/event/counts?branch=2',
  '/search?q=0977001122',
  '/receivables?branchId=2',
  '/overview?month=2019-01&branchId=2',
  '/client?phone=0911223344',
  '/client?phone=0977001122',
  '/action-logs?branchId=2',
  '/transactions?type=pending&branchId=2',
  '/sms?eventId=4',
  ...[1, 2, 3, 4, 5, 6].map((id) => `/client/messages?id=${id}`),
  '/agreement?eventId=4',
];

let business: Business;
let secrets: readonly string[];
let callers: [name: string, caller: Caller][];

beforeAll(async () => {
  business = await openBusiness();
  secrets = await fillPiassa(business);
  const all = await signInCallers(business.app);
  callers = [...all].filter(([name]) => name !== 'admin' && name !== 'other');
});
afterAll(() => business.app.close());

const leaksIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

describe('data known only to Piassa', () => {
  it.each([...reads.map((call) => call.slice(4)), ...ofPiassa])(
    'no response to a user of Bole has data of Piassa: GET %s',
    async (path) => {
      for (const [name, caller] of callers) {
        const { body } = await caller.get(`/api${path.replace('{picture}', business.picture)}`);
        expect({ name, leaks: leaksIn(JSON.stringify(body)) }).toEqual({ name, leaks: [] });
      }
    },
  );

  it('users of Piassa see their data, as a control for the leak test', async () => {
    const other = await business.app.as('other');
    const { body } = await other.get('/api/event?id=4');
    expect(leaksIn(JSON.stringify(body))).toEqual([...secrets]);
  });

  it('neither a conflict nor an event for the same phone reveals data of Piassa', async () => {
    const { app } = business;
    const desk = await app.as('all');
    const conflict = await desk.post('/api/assign-employee', { eventId: 1, employees: [1, 2] });
    expect(conflict.body.code).toBe('CONFLICTS');
    expect(leaksIn(JSON.stringify(conflict.body))).toEqual([]);
    await app.undo(async () => {
      const answer = await desk.post('/api/event', buildEvent({ advance_amount: 0 }));
      expect(answer.status).toBe(200);
      expect(leaksIn(JSON.stringify(answer.body))).toEqual([]);
    });
  });

  it('a photo of Piassa cannot be opened or attached, and no log contains its path', async () => {
    const { app } = business;
    const desk = await app.as('all');
    const path = secrets.at(-1) ?? '';
    const stolen = await desk.post('/api/event', buildEvent({ client_id: path }));
    expect(stolen.body.errors).toEqual({ client_id: 'notFound' });
    for (const reader of [await app.as('other'), await app.as('admin')]) {
      const { body } = await reader.get('/api/action-logs');
      expect(JSON.stringify(body)).not.toContain(path);
    }
  });
});
