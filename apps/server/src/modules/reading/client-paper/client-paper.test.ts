// D165
import { describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { logged, must, useStandardApp } from '#testing/use-test-app.ts';
import { smsOutbox } from '#db/tables/events.ts';

const standard = useStandardApp();

describe('the client data report', () => {
  it('a client’s report has their events, money, agreements, messages and changes, and is logged', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const client_id = await uploaded(hana);
    const wedding = buildEvent({ client_id, venue: 'ስካይላይት', remark: 'tent' });
    const { event } = await must(hana.post('/api/event', wedding));
    await hana.post('/api/generate-agreement', buildAgreement({ eventId: event.id }));
    await app.db
      .update(smsOutbox)
      .set({ text: 'ክቡር አልማዝ', state: 'sent', sent_at: app.clock.now() });
    const id = event.client.id;
    const phones = { primary_phone: '0911223344', secondary_phone: '0922334455' };
    await must(
      hana.patch('/api/client', { id, full_name: 'አልማዝ ተ.', tin: '0012345678', ...phones }),
    );
    const paper = await must(hana.post('/api/client/paper', { id }));
    expect(paper.client).toMatchObject({
      full_name: 'አልማዝ ተ.',
      tin: '0012345678',
      id_image: client_id,
    });
    expect(paper.events).toMatchObject([
      { venue: 'ስካይላይት', remark: 'tent', total: 220_000, received: 0, branch: 'Bole', client_id },
    ]);
    expect(paper.agreements).toMatchObject([{ client: 'አልማዝ ተስፋዬ', advance: 50_000 }]);
    expect(paper.messages[0]).toMatchObject({ text: 'ክቡር አልማዝ', state: 'sent' });
    expect(paper.changes).toMatchObject([{ action: 'client.update', by: 'hana' }]);
    expect(JSON.stringify(paper.changes)).not.toContain(client_id);
    const { times, last } = await logged(app, 'client.export', id);
    expect([times, last?.subject]).toEqual([1, 'አልማዝ ተ.']);
  });

  it('a client of another branch is not found, and nothing is logged', async () => {
    const { app } = standard;
    const { event } = await must((await app.as('hana')).post('/api/event', buildEvent()));
    const access = ['Clients', 'View Events', 'Create Event', 'Generate Aggrement'] as const;
    await app.createUser({ username: 'piassa', branch_id: 2, access });
    const before = (await logged(app, 'client.export')).times;
    const other = await app.as('piassa');
    expect((await other.post('/api/client/paper', { id: event.client.id })).status).toBe(404);
    expect((await logged(app, 'client.export')).times).toBe(before);
  });
});
