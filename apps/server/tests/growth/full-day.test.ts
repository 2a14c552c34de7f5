import { expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp } from '../../testing/index.ts';
import { addEvents } from './history.ts';
import { clientOf } from './read-cost.ts';

it('the calendar shows the first hundred events of a day, and counts all of them', async () => {
  const app = await startTestApp();
  const client = await clientOf(app);
  try {
    await standardFixture(app);
    const admin = await app.as('admin');
    await admin.post('/api/event', buildEvent());
    await client.query('BEGIN');
    // Days of 120 events, one or two of them deleted; the first lacks the last event.
    await addEvents(client, { from: 1, to: 240, perDay: 120, isEventsOnly: true });
    await client.query('COMMIT');
    const { event_map: days } = (await admin.get('/api/get-calendar?from=2026-10-29&to=2026-10-30'))
      .body;
    const seen = ['2026-10-29', '2026-10-30'].map((day) => days[day]);
    expect(seen.map(({ count }) => count)).toEqual([119, 118]);
    expect(seen.map(({ events }) => events.length)).toEqual([100, 100]);
    expect(seen.map(({ names }) => names.length)).toEqual([100, 100]);
  } finally {
    await client.end();
    await app.close();
  }
});
