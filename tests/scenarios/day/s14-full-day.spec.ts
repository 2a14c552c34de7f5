import type { Desk } from '../../support/desk.ts';
import { fill } from '../../support/schedule-form.ts';
import { expect, test } from '../../fixture.ts';
import { bookThere, DAY, eventsOfMost, guestsOfMost, planWedding } from './full-days.ts';

const tag = ['@desk', '@english'];

async function sayTheMost(admin: Desk) {
  await admin
    .buttonOf('Edit')
    .and(admin.page.getByRole('button', { name: /Bole$/u }))
    .click();
  const form = admin.dialog('Edit Branch');
  await fill(form, { 'Most events of a day': '3', 'Most guests of a day': '900' });
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function forbid(admin: Desk) {
  await admin.page.goto('/settings?tab=rules');
  const mode = admin.page.getByRole('radiogroup', {
    name: admin.say('Booking a day that is full'),
  });
  await mode.getByRole('radio', { name: admin.say('Forbid') }).click();
  await admin.button('Save').click();
  await expect(admin.button('Save')).toBeDisabled();
}

async function expectAsked(form: Desk, events: number, guests: number) {
  await form.button('Save').click();
  await expect(form.notice('This day is full.')).toBeVisible();
  const told = form.root.getByText(/With this event/u).last();
  await expect(told).toContainText(eventsOfMost(events, 3));
  await expect(told).toContainText(guestsOfMost(guests, 900));
}

async function discard({ button }: Desk, form: Desk) {
  await form.button('Cancel').click();
  await button('Discard').click();
  await expect(form.root).toBeHidden();
}

// D122
test(
  'overbooking a day asks with figures, is logged once confirmed, and is refused if forbidden',
  { tag },
  async ({ server, visit }) => {
    const admin = await visit('admin', '/branches');
    await sayTheMost(admin);
    const hana = await visit('hana');
    const wedding = await planWedding(hana, 'አልማዝ ተስፋዬ', '350');
    await wedding.button('Save').click();
    await expect(wedding.root).toBeHidden();
    await bookThere(server, 300);
    await bookThere(server, 200);

    const fourth = await planWedding(hana, 'ሄኖክ ግርማ', '50');
    await expect(fourth.root.getByText(eventsOfMost(3, 3)).first()).toContainText(
      guestsOfMost(850, 900),
    );
    await expectAsked(fourth, 4, 900);
    await discard(hana, fourth);

    await hana.page.goto(`/events?event=1&on=${DAY}&dialog=edit`);
    const almaz = hana.dialog('Edit Event');
    await fill(almaz, { 'Number of people': '420' });
    await expectAsked(almaz, 3, 920);
    await almaz.button('Book it anyway').click();
    await expect(hana.notice('Event successfully updated!')).toBeVisible();
    await admin.page.goto('/action-logs');
    await admin.page
      .getByRole('button', { name: /Changed an event/u })
      .first()
      .click();
    const entry = admin.at(admin.page.getByRole('dialog'));
    await expect(entry.root).toContainText('Events / guests of a day that is full');
    await expect(entry.root).toContainText('3 / 920');

    await forbid(admin);
    const hopeless = await planWedding(hana, 'ሄኖክ ግርማ', '50');
    await expectAsked(hopeless, 4, 970);
    await expect(hopeless.notice('The rules of the business do not allow it.')).toBeVisible();
    await expect(hopeless.button('Book it anyway')).toHaveCount(0);
    await expect(hopeless.field('Client name')).toHaveValue('ሄኖክ ግርማ');
  },
);
