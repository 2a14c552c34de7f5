/**
 * The kitchen sheet in two presses, wages in four, and changes after printing (S20). D134, D135,
 * D185
 */
import { buildEvent } from '@digis/server/testing';
import type { Server } from '../../support/server.ts';
import { handsOf } from '../../support/hands.ts';
import { fill, openTimePicker, set } from '../../support/schedule-form.ts';
import { expect, test } from '../../fixture.ts';

const tag = ['@desk', '@english'];
const TOMORROW = '2026-09-22';
const tomorrow = { event_date: TOMORROW, et_date: { year: 2019, month: 1, day: 12 } };

async function bookTomorrow(server: Server) {
  const hana = await server.as('hana');
  const { body } = await hana.post('/api/event', buildEvent({ ...tomorrow, advance_amount: 0 }));
  expect(body).toMatchObject({ success: true });
}

test(
  "tomorrow's kitchen sheet is printed in two presses, and later changes are listed",
  { tag },
  async ({ server, visit }) => {
    await bookTomorrow(server);
    const hana = await visit('hana');
    const hands = handsOf(hana.page);
    const kept = hana.page.waitForResponse(/\/api\/sheet$/u);
    await hands.click(hana.page.getByRole('link', { name: 'Kitchen', exact: true }));
    await expect(hana.card('አልማዝ ተስፋዬ').root).toContainText('350');
    await hands.click(hana.button('Print'));
    expect((await kept).status()).toBe(200);
    expect(hands.presses().acts).toBeLessThanOrEqual(2);

    await hana.page.goto(`/events?event=1&on=${TOMORROW}&dialog=edit`);
    const form = hana.dialog('Edit Event');
    await fill(form, { 'Number of people': '420', 'Additional plates': '10' });
    await set(await openTimePicker(form, { part: 'Evening', hour: 1, minutes: 'On the hour' }));
    await form.button('Save').click();
    await expect(hana.notice('Event successfully updated!')).toBeVisible();
    await hana.page.goto('/');
    const changed = hana.card('Changed since printed');
    for (const words of ['Number of people: 350 → 420', 'Additional plates: 0 → 10'])
      await expect(changed.root.getByText(words)).toBeVisible();
    await expect(changed.root.getByText(/^Time: /u)).toContainText(/9:00.*→.*1:00/u);
    await expect(changed.root.getByText('→')).toHaveCount(3);
  },
);

async function staffSix(server: Server) {
  const { abebe, tigist } = await server.hire();
  const admin = await server.as('admin');
  const six = [abebe, tigist];
  for (const [at, first_name] of ['ሐና', 'ሙሉ', 'ሰላም', 'ማርታ'].entries()) {
    const named = { first_name, last_name: 'በቀለ', phone_number: `091000010${at}` };
    const wage = { salary: 0, wage_type: 'fixed', event_wage: 800 };
    const { body } = await admin.post('/api/employee', { ...named, ...wage });
    six.push(body.id);
  }
  await bookTomorrow(server);
  const hana = await server.as('hana');
  const { body } = await hana.post('/api/assign-employee', { eventId: 1, employees: six });
  expect(body).toMatchObject({ success: true });
}

test('six people are paid in four presses', { tag }, async ({ server, visit }) => {
  await staffSix(server);
  const cash = { amount: 50_000, type: 'in', remark: 'ከሽያጭ' };
  expect((await (await server.as('dawit')).post('/api/transactions', cash)).status).toBe(200);
  server.setClock('2026-09-22T20:00:00+03:00');
  const dawit = await visit('dawit');
  const hands = handsOf(dawit.page);
  await hands.click(dawit.page.getByRole('link', { name: 'Employees', exact: true }));
  await hands.click(dawit.button('Pay-day'));
  await hands.click(dawit.dialog('Pay-day').root.getByRole('button', { name: /^Pay 4,700/u }));
  await expect(dawit.page.getByText(/^6 employees were paid 4,700/u)).toBeVisible();
  expect(hands.presses().acts).toBeLessThanOrEqual(4);
  const book = (await (await server.as('dawit')).get('/api/transactions?type=book')).body.data;
  expect(
    book.filter(({ transact_type: way }: { transact_type: string }) => way === 'out'),
  ).toHaveLength(6);
});
