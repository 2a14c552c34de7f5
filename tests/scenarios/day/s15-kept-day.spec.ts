// D123
import { openTab } from '../../support/cashbook.ts';
import type { Desk } from '../../support/desk.ts';
import { fill, openDatePicker, set } from '../../support/schedule-form.ts';
import type { Server } from '../../support/server.ts';
import { expect, test } from '../../fixture.ts';
import { DAY, eventsOfMost, limitBole, planWedding } from './full-days.ts';

const tag = '@long-amharic';
const client = 'አልማዝ ተስፋዬ';
const UNTIL = 'Keep the day until';

const keptUntil = (day: number) =>
  new RegExp(`Kept until (?:\\S+, )?Meskerem ${day}|እስከ .*መስከረም ${day}.* ተይዟል`, 'u');

async function keep(hana: Desk) {
  const form = await planWedding(hana, client, '350');
  await form.text('Only keep the day: nothing is paid yet').click();
  await set(await openDatePicker(form, { month: 1, day: 15 }, UNTIL));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
  const details = hana.dialog('Event details');
  await expect(details.root.getByText(keptUntil(15)).first()).toBeVisible();
}

async function expectRoom(hana: Desk, taken: number) {
  await hana.page.goto(`/?day=${DAY}&dialog=schedule`);
  const form = hana.dialog('Schedule Event');
  await expect(form.root.getByText(eventsOfMost(taken, 1)).first()).toBeVisible();
}

const lapsed = (hana: Desk) => hana.card(hana.say('Days no longer kept'));

async function extend(hana: Desk) {
  await hana.page.goto('/');
  await lapsed(hana).button('Extend, {0}', { 0: client }).click();
  const form = hana.dialog('Edit Event');
  await set(await openDatePicker(form, { month: 1, day: 18 }, UNTIL));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function handIn(hana: Desk) {
  await hana.page.goto(`/?event=1&on=${DAY}&dialog=edit`);
  const form = hana.dialog('Edit Event');
  await fill(form, { Advance: '10000' });
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function approve(dawit: Desk) {
  await openTab(dawit, 'Pending');
  await dawit.card(client).buttonOf('Accept').click();
  const form = dawit.dialog('Accept Payment');
  await expect(form.field('Amount')).toHaveValue('10,000');
  await form.button('Accept').click();
  await expect(form.root).toBeHidden();
  await dawit.page.close();
}

async function expectConfirmed(hana: Desk, server: Server) {
  await hana.page.goto(`/?event=1&on=${DAY}`);
  const details = hana.dialog('Event details');
  await expect(details.fact('Left to pay')).toHaveText(hana.birr('200,000'));
  await expect(details.root.getByText(keptUntil(18))).toHaveCount(0);
  await expect(details.text('No longer kept')).toHaveCount(0);
  const [event] = (await (await server.as('hana')).get('/api/event?id=1')).body.events;
  expect(event).toMatchObject({ stage: 'confirmed', received: 10_000 });
  expect(event).not.toHaveProperty('hold');
  expect(event).not.toHaveProperty('hold_until');
}

test(
  'a kept day expires at midnight, can be kept again, and becomes a booking by payment',
  { tag },
  async ({ server, visit }) => {
    await limitBole(server, { max_events: 1 });
    const first = await visit('hana');
    await keep(first);
    // Closed, because the session expires before the next day.
    await first.page.close();

    server.setClock('2026-09-25T23:59:00+03:00');
    const evening = await visit('hana', `/?event=1&on=${DAY}`);
    await expect(evening.root.getByText(keptUntil(15)).first()).toBeVisible();
    await expectRoom(evening, 1);
    await evening.page.close();

    server.setClock('2026-09-26T00:00:00+03:00');
    const hana = await visit('hana', `/?event=1&on=${DAY}`);
    await expect(hana.dialog('Event details').notice('No longer kept')).toBeVisible();
    await expectRoom(hana, 0);

    await extend(hana);
    await expect(lapsed(hana).root).toHaveCount(0);
    await hana.page.goto(`/?event=1&on=${DAY}`);
    await expect(hana.root.getByText(keptUntil(18)).first()).toBeVisible();
    await expectRoom(hana, 1);

    await handIn(hana);
    await approve(await visit('dawit', '/cashbook'));
    await expectConfirmed(hana, server);
    await hana.page.close();
    server.setClock('2026-09-29T10:00:00+03:00');
    const later = await visit('hana');
    await expect(later.text('The next 7 days')).toBeVisible();
    await expect(lapsed(later).root).toHaveCount(0);
  },
);

test(
  'accepting a payment restores a day that is no longer kept, even on a full day',
  { tag },
  async ({ server, visit }) => {
    await limitBole(server, { max_events: 1 });
    const hana = await visit('hana');
    await keep(hana);
    await handIn(hana);
    await hana.page.close();
    server.setClock('2026-09-26T00:00:00+03:00');
    const next = await visit('hana');
    const form = await planWedding(next, 'ሄኖክ ግርማ', '350');
    await form.button('Save').click();
    await expect(form.root, 'its room is free, so nothing is asked').toBeHidden();

    await approve(await visit('dawit', '/cashbook'));
    await expectConfirmed(next, server);
    await next.page.goto(`/?day=${DAY}&dialog=schedule`);
    const full = next.dialog('Schedule Event');
    await expect(full.root.getByText(eventsOfMost(2, 1)).first()).toBeVisible();
  },
);
