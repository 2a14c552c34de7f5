// D14, D21, D100, spec:6
import { isoToEt } from '@digis/ethio-date';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

beforeAll(async () => {
  const admin = await standard.app.as('admin');
  const book = (day: string, time: string, branchId: number) =>
    admin.post(
      '/api/event',
      buildEvent({ event_date: day, et_date: isoToEt(day), time, branchId }),
    );
  await book('2026-09-21', '12:00', 1);
  await book('2026-09-22', '12:00', 1);
  await book('2026-09-22', '18:00', 2);
  await book('2024-09-10', '12:00', 1);
});

beforeEach(() => standard.app.clock.set('2026-09-21T10:00:00+03:00'));

describe('the calendar', () => {
  it('the calendar counts events and people by day, in one branch for staff, in one or all for an admin', async () => {
    const { app } = standard;
    const month = '/api/get-calendar?from=2026-09-11&to=2026-10-10';
    const hana = (await (await app.as('hana')).get(month)).body;
    const almaz = { id: 2, time: '12:00', client: 'አልማዝ ተስፋዬ', people: 350, staff: 0 };
    expect(hana.event_map['2026-09-22']).toEqual({
      count: 1,
      people: 350,
      names: ['አልማዝ ተስፋዬ'],
      events: [{ ...almaz, payment: 'claimed', left: 170_000 }],
    });
    const admin = await app.as('admin');
    expect((await admin.get('/api/get-calendar')).body.event_map['2026-09-22'].count).toBe(2);
    const piassa = (await admin.get('/api/get-calendar?branch=2')).body;
    expect(Object.keys(piassa.event_map)).toEqual(['2026-09-22']);
    expect((await (await app.as('hana')).get('/api/get-calendar?branch=2')).status).toBe(404);
  });

  it('a calendar longer than nine weeks contains no names', async () => {
    const hana = await standard.app.as('hana');
    const years = (await hana.get('/api/get-calendar')).body.event_map;
    expect(years['2026-09-22']).toEqual({ count: 1, people: 350 });
    const named = await hana.get('/api/get-calendar?from=2026-09-01&to=2026-11-02');
    expect(named.body.event_map['2026-09-22'].names).toEqual(['አልማዝ ተስፋዬ']);
    const longer = await hana.get('/api/get-calendar?from=2026-09-01&to=2026-11-03');
    expect(longer.body.event_map['2026-09-22']).not.toHaveProperty('names');
  });

  it('today’s and tomorrow’s events are returned in full', async () => {
    const hana = await standard.app.as('hana');
    const { events } = (await hana.get('/api/event?branch=1')).body;
    const on = (day: string) =>
      events.filter(({ event_date }: { event_date: string }) => event_date.startsWith(day));
    const { today_events, tommorow_events } = (await hana.get('/api/get-calendar')).body;
    expect(today_events).toEqual(on('2026-09-21'));
    expect(tommorow_events).toEqual(on('2026-09-22'));
    expect([today_events.length, tommorow_events.length]).toEqual([1, 1]);
  });

  it('today changes at midnight in Addis Ababa, to the second', async () => {
    const { app } = standard;
    const panels = async (instant: string) => {
      app.clock.set(instant);
      const { body } = await (await app.as('hana')).get('/api/get-calendar');
      return [body.today_events.length, body.tommorow_events.length];
    };
    expect(await panels('2026-09-21T20:59:59Z')).toEqual([1, 1]);
    expect(await panels('2026-09-21T21:00:00Z')).toEqual([1, 0]);
    expect(await panels('2026-09-20T21:00:00Z')).toEqual([1, 1]);
    expect(await panels('2026-09-20T20:59:59Z')).toEqual([0, 1]);
  });

  it('the calendar covers three Ethiopian years, or the requested range', async () => {
    const hana = await standard.app.as('hana');
    expect((await hana.get('/api/get-calendar')).body.event_map).not.toHaveProperty('2024-09-10');
    const asked = await hana.get('/api/get-calendar?from=2024-09-01&to=2024-09-30');
    expect(Object.keys(asked.body.event_map)).toEqual(['2024-09-10']);
    const endless = await hana.get('/api/get-calendar?from=1950-01-01&to=2090-01-01');
    expect(endless.body.errors).toEqual({ to: 'maximum' });
    const backwards = await hana.get('/api/get-calendar?from=2026-09-02&to=2026-09-01');
    expect(backwards.body.errors).toEqual({ to: 'minimum' });
  });
});
