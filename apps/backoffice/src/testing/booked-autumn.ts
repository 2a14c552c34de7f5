import { buildEvent } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { isoToEt } from '@digis/ethio-date';

const on = (day: string, more: object = {}) =>
  buildEvent({ event_date: day, et_date: isoToEt(day), ...more });

export async function bookAutumn(app: TestApp): Promise<void> {
  const admin = await app.as('admin');
  await admin.post('/api/event', on('2026-09-24'));
  await admin.post('/api/event', on('2026-10-01', { num_of_people: 400, advance_amount: 0 }));
  await admin.post('/api/event', on('2026-10-20', { advance_amount: 0 }));
  await admin.post('/api/event', on('2026-09-26', { advance_amount: 0, branchId: 2 }));
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
  await admin.post('/api/transactions?branchId=1', { type: 'in', amount: 700, remark: 'ሽያጭ' });
  await admin.post('/api/transactions?branchId=2', { type: 'out', amount: 90, remark: 'ገበያ' });
}
