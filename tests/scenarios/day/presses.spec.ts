/** Counts the presses of common tasks: clicks, Enter and Tab, but not typing. D137 */
import { buildEvent } from '@digis/server/testing';
import { isoToEt } from '@digis/ethio-date';
import type { Server } from '../../support/server.ts';
import { expect, test } from '../../fixture.ts';
import type { Desk } from '../../support/desk.ts';
import { handsOf, type Hands } from '../../support/hands.ts';
import { live } from '../earlier-days.ts';

const tag = ['@desk'];

async function askWhoAndWhen(form: Desk, hands: Hands, when: { day?: string; hour: string }) {
  await expect(form.field('Primary phone')).toBeFocused();
  await hands.type('0912556677');
  await hands.click(form.field('Client name'));
  await hands.type('ኃይሌ ገብረ');
  await hands.click(form.button('Same as primary'));
  if (when.day !== undefined) {
    await hands.click(form.buttonOf('Event date'));
    await expect(form.dialog('Event date').field('Type the day')).toBeFocused();
    await hands.type(when.day);
    await hands.press('Enter');
    await expect(form.dialog('Event date').root).toBeHidden();
  }
  await hands.click(form.buttonOf('Time'));
  await expect(form.dialog('Time').root).toBeVisible();
  await hands.type(when.hour);
  await hands.press('Enter');
  await expect(form.dialog('Time').root).toBeHidden();
  await hands.click(form.field('Number of people'));
}

const AFTERNOON_NINE = '2026-10-01T15:00:00+03:00';

async function bookedBy(server: Server) {
  const { body } = await (await server.as('hana')).get('/api/event');
  expect(body.events).toHaveLength(1);
  return body.events[0];
}

const optionOf = ({ page }: Desk, name: string | RegExp) =>
  page.getByRole('listbox').getByRole('option', { name });

const packageOf = (form: Desk) =>
  form.root.getByRole('button', { name: new RegExp(`${form.say('Package')}( \\*)?$`, 'u') });

test(
  'a wedding by package is booked, with its advance, in 12 presses',
  { tag },
  async ({ server, visit }) => {
    const hana = await visit('hana');
    const hands = handsOf(hana.page);
    await hands.click(hana.button('Schedule Event'));
    const form = hana.dialog('Schedule Event');
    await askWhoAndWhen(form, hands, { day: '21/1', hour: '9' });
    await hands.type('350');
    await hands.click(packageOf(form));
    await hands.click(optionOf(hana, /^Wedding Gold/u));
    await hands.click(form.field('Advance'));
    await hands.type('50000');
    await hands.click(form.button('Save'));
    await expect(hana.dialog('Event details').fact('Total')).toHaveText(hana.birr('210,000'));
    expect(hands.presses().acts).toBeLessThanOrEqual(12);
    expect(await bookedBy(server)).toMatchObject({
      total: 210_000,
      advance_amount: 50_000,
      event_date: AFTERNOON_NINE,
    });
  },
);

const dishes = ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ', 'እንጀራ'];

test(
  'a custom menu of five dishes is booked, from its day, in 17 presses',
  { tag },
  async ({ server, visit }) => {
    const admin = await server.as('admin');
    await admin.post('/api/item', { name: 'እንጀራ' });
    const hana = await visit('hana');
    const hands = handsOf(hana.page);
    await hands.click(hana.page.getByRole('button', { name: /(Meskerem|መስከረም) 21\b/u }));
    await hands.click(hana.button('Schedule Event'));
    const form = hana.dialog('Schedule Event');
    await askWhoAndWhen(form, hands, { hour: '9' });
    await hands.type('350');
    await hands.click(packageOf(form));
    await hands.click(optionOf(hana, hana.say('Custom')));
    await hands.click(form.button('Select Package Items'));
    const picker = hana.dialog('Select Package Items');
    for (const dish of dishes) await hands.click(picker.root.getByText(dish, { exact: true }));
    await hands.click(picker.root.getByRole('button', { name: `(${dishes.length})` }));
    await expect(form.field('Price per person')).toBeFocused();
    await hands.type('600');
    await hands.click(form.button('Save'));
    await expect(hana.dialog('Event details').fact('Total')).toHaveText(hana.birr('210,000'));
    expect(hands.presses().acts).toBeLessThanOrEqual(17);
    const event = await bookedBy(server);
    expect(event).toMatchObject({ total: 210_000, event_date: AFTERNOON_NINE });
    const names = event.items.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(dishes.toSorted());
  },
);

test('a client and the total debt are found with 8 keys', { tag }, async ({ server, visit }) => {
  await live(server, 2);
  const hana = await server.as('hana');
  const second = buildEvent({ event_date: '2026-10-20', et_date: isoToEt('2026-10-20') });
  expect((await hana.post('/api/event', second)).body).toMatchObject({ success: true });
  const { page, say, birr } = await visit('hana', '/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hands = handsOf(page);
  await hands.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await hands.type('0911223');
  const clients = page.getByRole('group', { name: say('Clients'), exact: true });
  await expect(clients.getByRole('menuitem')).toContainText(birr('340,000'));
  const { acts, typed } = hands.presses();
  expect(acts + typed).toBeLessThanOrEqual(8);
});
