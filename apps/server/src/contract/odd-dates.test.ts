import { beforeAll, describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '../../testing/index.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';

const standard = useStandardApp();

const odd = ['0000-01-01', '0000-12-31', '2026-02-30', '2025-02-29', '2026-99-99', '2026-00-10'];
const far = ['0001-01-01', '0100-01-01', '1582-10-10', '9998-12-31', '9999-12-31'];

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

const readsOf = (day: string): string[] => [
  `/api/event?date=${day}`,
  `/api/event?date=${day}T10:00:00Z`,
  `/api/event?cursor=${encoded(`${day} 10:00 1`)}`,
  `/api/deliverables?from=${day}`,
  `/api/deliverables?to=${day}`,
  `/api/deliverables?cursor=${encoded(`${day} 1`)}`,
  `/api/transactions?from=${day}`,
  `/api/transactions?to=${day}`,
  `/api/action-logs?from=${day}`,
  `/api/action-logs?to=${day}`,
  `/api/get-calendar?from=${day}&to=${day}`,
];

beforeAll(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/event', buildEvent());
});

describe('a nonexistent day', () => {
  it.each(odd)('%s is refused in every read', async (day) => {
    const admin = await standard.app.as('admin');
    for (const path of readsOf(day)) {
      const { status, body } = await admin.get(path);
      expect([path, status, body.code]).toEqual([path, 422, 'VALIDATION']);
    }
  });

  it.each(odd)('%s is refused in every write', async (day) => {
    const admin = await standard.app.as('admin');
    const writes: [path: string, body: object][] = [
      ['/api/event', buildEvent({ event_date: day })],
      ['/api/event', buildEvent({ event_date: day, et_date: { year: 1, month: 1, day: 1 } })],
      ['/api/generate-agreement', buildAgreement({ date: day })],
      ['/api/generate-agreement', buildAgreement({ event_date: day })],
    ];
    for (const [path, body] of writes) {
      expect([path, (await admin.post(path, body)).status]).toEqual([path, 422]);
    }
  });

  it('a nonexistent hour is refused in a cursor', async () => {
    const admin = await standard.app.as('admin');
    for (const time of ['99:99', '24:30', '10:60']) {
      const { status } = await admin.get(`/api/event?cursor=${encoded(`2026-10-01 ${time} 1`)}`);
      expect([time, status]).toEqual([time, 422]);
    }
  });
});

describe('a distant day', () => {
  it.each(far)('the distant date %s causes no internal error', async (day) => {
    const admin = await standard.app.as('admin');
    for (const path of readsOf(day)) {
      const { status } = await admin.get(path);
      expect([path, [200, 422].includes(status)]).toEqual([path, true]);
    }
    const event = buildEvent({ event_date: day, time: '02:00' });
    expect([200, 409, 422]).toContain((await admin.post('/api/event', event)).status);
  });
});
