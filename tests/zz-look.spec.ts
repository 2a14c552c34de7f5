import { buildEvent } from '@digis/server/testing';
import { test } from './fixture.ts';
import { live } from './scenarios/earlier-days.ts';

const widths = [1280, 768, 375] as const;

test('look', async ({ server, visit, language }) => {
  await live(server, 6);
  const dawit = await server.as('dawit');
  const hana = await server.as('hana');
  await dawit.post('/api/transactions', { amount: 4_500, type: 'out', remark: 'ጋዝ ለወጥ ቤት' });
  const client = { name: 'ኢብራሂም ኃይሉ', primary_phone: '0911223355', secondary_phone: '0911223355' };
  const made = await hana.post('/api/event', buildEvent({ client, advance_amount: 0, event_date: '2026-10-03', et_date: { year: 2019, month: 1, day: 23 } }));
  const eid = made.body.event?.id;
  console.log(JSON.stringify(made.body).slice(0, 200));
  const { data } = (await dawit.get('/api/transactions?type=book')).body;
  await dawit.post('/api/correction', { id: data[0].id, should_be: 450, reason: 'Typing error' });
  await dawit.post('/api/correction', { id: data[1].id, should_be: 0, reason: 'Entered twice: ደረሰኝ' });
  const id = data[0].id;
  const paths: [string, string, string][] = [
    ['dawit', 'book', '/cashbook'],
    ['dawit', 'panel', `/cashbook?entry=${id}`],
    ['dawit', 'correct', `/cashbook?entry=${data[3].id}&dialog=correct`],
    ['dawit', 'correct-event', `/cashbook?entry=${data.at(-1).id}&dialog=correct`],
    ['dawit', 'receipt', `/cashbook?entry=${data[1].id}&dialog=receipt`],
    ['dawit', 'receipt-part', `/cashbook?entry=${id}&dialog=receipt`],
    ['dawit', 'owes', '/cashbook?tab=owes'],
    ['dawit', 'take', `/cashbook?tab=owes&dialog=pay&id=${eid}`],
    ['admin', 'event', `/events?event=${eid}`],
    ['admin', 'account', '/events?event=1&dialog=account'],
    ['admin', 'client', '/clients?client=2'],
    ['admin', 'day', '/?day=2026-10-03'],
    ['admin', 'vendor', '/vendors?dialog=ledger&id=1&branch=1'],
  ];
  for (const [who, name, path] of paths) {
    const desk = await visit(who, path);
    for (const width of widths) {
      await desk.page.setViewportSize({ width, height: 900 });
      await desk.page.waitForLoadState('networkidle');
      if (width === 1280) {
        if (name.startsWith('correct')) { await desk.page.locator('input[inputmode=decimal]').first().pressSequentially('100'); }
        if (name === 'take') { await desk.page.getByRole('button', { name: '25 %' }).click(); }
      }
      await desk.page.screenshot({ path: `/tmp/look/${language}-${name}-${width}.png` });
    }
    await desk.page.close();
  }
});
