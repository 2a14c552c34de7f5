// D173
import { expect, test } from '../fixture.ts';
import type { Desk } from '../support/desk.ts';
import { handsOf } from '../support/hands.ts';

const tag = ['@desk'];

const actOf = ({ page }: Desk, name: string) =>
  page.getByRole('dialog', { name: 'ሰላማዊት አበበ' }).getByRole('button', { name, exact: true });

const enquiry = {
  branchId: 1,
  name: 'ሰላማዊት አበበ',
  phone: '0911556677',
  event_date: '2026-10-01',
  num_of_people: 250,
  options: [{ packageId: 1, num_of_people: 250 }],
};

test(
  'an enquiry is recorded, priced and its day kept, in nine clicks from the calendar',
  { tag },
  async ({ server, visit }) => {
    const hana = await visit('hana');
    const hands = handsOf(hana.page);
    await hands.click(hana.button('New enquiry'));
    const form = hana.dialog('New enquiry');
    await expect(form.field('Phone')).toBeFocused();
    await hands.type('0911556677');
    await hands.press('Tab');
    await hands.type('ሰላማዊት አበበ');
    await hands.click(form.buttonOf('Day'));
    await hands.type('21/1');
    await hands.press('Enter');
    await expect(form.dialog('Day').root).toBeHidden();
    await hands.click(form.field('Number of people'));
    await hands.type('250');
    await hands.click(form.root.getByRole('button', { name: /Package$/u }));
    await hands.click(
      hana.page.getByRole('listbox').getByRole('option', { name: /^Wedding Gold/u }),
    );
    await expect(form.root.getByText(/^Total 150,000/u)).toBeVisible();
    await hands.click(form.button('Save'));
    await hands.click(actOf(hana, 'Keep the day'));
    const booking = hana.dialog('Schedule Event');
    await hands.click(booking.buttonOf('Time'));
    await hands.type('9');
    await hands.press('Enter');
    await expect(booking.dialog('Time').root).toBeHidden();
    await hands.click(booking.button('Save'));
    await expect(hana.dialog('Event details').fact('Total')).toHaveText(hana.birr('150,000'));
    expect(hands.presses().clicks).toBeLessThanOrEqual(9);
    const { body } = await (await server.as('hana')).get('/api/enquiry');
    expect(body.enquiries).toMatchObject([{ state: 'kept' }]);
  },
);

test(
  'an enquiry is booked and its agreement printed in six clicks',
  { tag },
  async ({ server, visit }) => {
    await (await server.as('hana')).post('/api/enquiry', enquiry);
    const hana = await visit('hana', '/events?view=enquiries');
    const hands = handsOf(hana.page);
    await hands.click(hana.page.getByRole('row', { name: /ሰላማዊት አበበ/u }).getByText('ሰላማዊት አበበ'));
    await hands.click(actOf(hana, 'Book'));
    const form = hana.dialog('Schedule Event');
    await hands.click(form.buttonOf('Time'));
    await hands.type('9');
    await hands.press('Enter');
    await expect(form.dialog('Time').root).toBeHidden();
    await hands.click(form.button('Save'));
    await hands.click(hana.page.getByRole('button', { name: 'Agreement', exact: true }).first());
    await hands.click(hana.dialog('Agreement information').button('Generate Agreement Pages'));
    await expect(hana.page.getByText('The agreement opened in a new window.')).toBeVisible();
    expect(hands.presses().clicks).toBeLessThanOrEqual(6);
    const { body } = await (await server.as('hana')).get('/api/enquiry');
    expect(body.enquiries).toMatchObject([{ state: 'booked' }]);
  },
);
