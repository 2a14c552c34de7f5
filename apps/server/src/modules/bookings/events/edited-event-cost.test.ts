import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { buildEmployee, buildEvent, buildVendor } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

async function statementsWith(people: number): Promise<number> {
  const { app, admin } = standard;
  const employees: number[] = [];
  const vendors: number[] = [];
  for (let at = 0; at < people; at += 1) {
    employees.push(await buildEmployee(app, { phone_number: `09100010${people}${at}` }));
    vendors.push(await buildVendor(app));
  }
  const eventId = (await admin.post('/api/event', buildEvent())).body.event.id;
  for (const [path, body] of [
    ['/api/assign-employee', { eventId, employees }],
    ['/api/assign-vendor', { eventId, vendors }],
  ] as const) {
    expect((await admin.post(path, body)).status).toBe(200);
  }
  const sent = vi.spyOn(Client.prototype, 'query');
  const edit = { ...buildEvent({ remark: 'ሰፊ አዳራሽ' }), id: eventId };
  expect((await admin.patch('/api/event', edit)).status).toBe(200);
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

it('an edit that changes no wage or price runs as many queries for many people as for one', async () => {
  await statementsWith(1);
  expect(await statementsWith(9)).toBe(await statementsWith(1));
});
