import { live } from '../scenarios/earlier-days.ts';
import { deskOf, type Desk } from '../support/desk.ts';
import { keyboardOf, type Keyboard } from '../support/keyboard.ts';
import { expect, test } from '../fixture.ts';

const tag = ['@desk', '@english'];

test('signing in', { tag }, async ({ page, say, server }) => {
  const desk = deskOf(page, say);
  const keyboard = keyboardOf(desk);
  await page.goto('/');
  await keyboard.fill(desk.field('Username'), 'hana');
  await keyboard.fill(desk.field('Password'), server.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Calendar'));
  await keyboard.tabTo(desk.button('Schedule Event'));
});

async function pickDay(form: Desk, keyboard: Keyboard) {
  const opener = form.buttonOf('Event date');
  await keyboard.enter(opener);
  const picker = form.dialog('Event date');
  await keyboard.tabTo(picker.list('Month'));
  await keyboard.press('ArrowDown');
  await expect(picker.list('Month')).toHaveValue('2');
  await keyboard.tabTo(picker.list('Day'));
  await form.page.keyboard.type('13');
  await expect(picker.list('Day')).toHaveValue('13');
  await keyboard.enter(picker.button('Set'));
  await keyboard.expectFocus(opener);
}

async function pickTime(form: Desk, keyboard: Keyboard) {
  const opener = form.buttonOf('Time');
  await keyboard.enter(opener);
  const picker = form.dialog('Time');
  const radio = (name: string) => picker.root.getByRole('radio', { name, exact: true });
  await keyboard.tabTo(radio('Morning'));
  await keyboard.arrowTo(radio('Afternoon'));
  await keyboard.press('Space');
  await keyboard.tabTo(radio('6'));
  await keyboard.arrowTo(radio('9'));
  await keyboard.press('Space');
  await keyboard.tabTo(radio('On the hour'));
  await keyboard.press('Space');
  await keyboard.enter(picker.button('Set'));
  await keyboard.expectFocus(opener);
}

test('scheduling an event', { tag }, async ({ visit }) => {
  const hana = await visit('hana');
  const keyboard = keyboardOf(hana);
  const opener = hana.button('Schedule Event');
  await keyboard.enter(opener);
  const form = hana.dialog('Schedule Event');
  await keyboard.expectFocus(form.field('Primary phone'));
  await keyboard.fill(form.field('Primary phone'), '0911223344');
  await keyboard.fill(form.field('Client name'), 'አልማዝ ተስፋዬ');
  await keyboard.enter(form.button('Same as primary'));
  await pickDay(form, keyboard);
  await pickTime(form, keyboard);
  await keyboard.fill(form.field('Number of people'), '350');
  await keyboard.choose(form.root.getByRole('button', { name: /Package$/u }), /^Wedding Gold/u);
  await keyboard.fill(form.field('Advance'), '50000');
  await keyboard.enter(form.button('Save'));
  await expect(form.root).toBeHidden();
  await expect(hana.notice('Event successfully scheduled!')).toBeVisible();
  await expect(hana.dialog('Event details').root).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.expectFocus(opener);
});

test('adding a client, after leaving the form with Escape once', { tag }, async ({ visit }) => {
  const hana = await visit('hana', '/clients');
  const keyboard = keyboardOf(hana);
  const opener = hana.button('Add Client');
  await keyboard.enter(opener);
  const form = hana.dialog('Add Client');
  await expect(form.root).toBeVisible();
  await keyboard.press('Escape');
  await expect(form.root).toBeHidden();
  await keyboard.expectFocus(opener);
  await keyboard.press('Enter');
  await keyboard.fill(form.field('Full Name'), 'ሙሉጌታ ከበደ');
  await keyboard.fill(form.field('Primary Phone Number'), '0912000001');
  await keyboard.fill(form.field('Secondary Phone'), '0912000001');
  await keyboard.enter(form.button('Save'));
  await expect(hana.row(/ሙሉጌታ ከበደ/u).root).toBeVisible();
  await keyboard.expectFocus(opener);
});

test('assigning an employee', { tag }, async ({ server, visit }) => {
  await live(server, 1);
  const hana = await visit('hana', '/events');
  const keyboard = keyboardOf(hana);
  const opener = hana.row(/አልማዝ/u).buttonOf('Assign Employees');
  await keyboard.enter(opener);
  const form = hana.dialog('Assign Employees');
  await keyboard.tick(form.root.getByRole('checkbox', { name: /አበበ ከበደ/u }));
  await keyboard.enter(form.root.getByRole('button', { name: /^Assign \(1\)/u }));
  await expect(form.root).toBeHidden();
  await expect(opener).toHaveText('1/14');
  await keyboard.expectFocus(opener);
});

test('deleting an event', { tag }, async ({ server, visit }) => {
  await live(server, 1);
  const admin = await visit('admin', '/events');
  const keyboard = keyboardOf(admin);
  await keyboard.enter(admin.row(/አልማዝ/u).buttonOf('Actions'));
  await keyboard.arrowTo(
    admin.page.getByRole('menuitem', { name: admin.say('Delete') }),
    'ArrowDown',
  );
  await keyboard.press('Enter');
  const form = admin.dialog('Delete Event');
  await keyboard.enter(form.button('Delete'));
  await expect(admin.text('No Data.')).toBeVisible();
  await keyboard.press('Tab');
});
