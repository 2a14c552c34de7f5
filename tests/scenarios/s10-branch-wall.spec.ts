// D69, spec:6
import { expectBook } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { fill, openDatePicker, openTimePicker, set } from '../support/schedule-form.ts';
import { expect, test } from '../fixture.ts';
import { live, teamOf } from './earlier-days.ts';

test(
  'an admin without a chosen branch reads all branches and cannot write',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    const admin = await visit('admin', '/cashbook');
    await expect(admin.text('Choose a branch first')).toBeVisible();
    await expect(admin.button('In')).toBeDisabled();
    await expect(admin.button('Out')).toBeDisabled();
    await admin.page.getByRole('radio', { name: 'Piassa' }).click();
    await expect(
      admin.notice('Every new record is assigned to the selected branch.'),
    ).toBeVisible();
    await expect(admin.button('In')).toBeEnabled();
  },
);

async function scheduleGraduation(sara: Desk) {
  await sara.button('Schedule Event').click();
  const form = sara.dialog('Schedule Event');
  await fill(form, {
    'Client name': 'መመረቂያ',
    'Primary phone': '0912000002',
    'Secondary phone': '0912000002',
  });
  const date = await openDatePicker(form, { month: 3, day: 20 });
  await expect(date.root.getByText(/Sunday, 29 November 2026/u)).toBeVisible();
  await set(date);
  await set(await openTimePicker(form, { part: 'Afternoon', hour: 6, minutes: 'Half past' }));
  await form.choose('Package', sara.say('Custom'));
  await form.text('One fixed price, whatever the number of people').click();
  await expect(form.field('Number of people')).toBeDisabled();
  await form.field('Fixed price').fill('60000');
  await form.text('Paid in full').click();
  await expect(form.fact('Left to pay')).toHaveText(form.birr('0'));
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

test(
  'a payment for an event in Piassa goes to Piassa, and Bole is unchanged',
  { tag: ['@desk', '@english'] },
  async ({ server, visit }) => {
    await live(server, 2);
    const sara = await visit('sara');
    await scheduleGraduation(sara);
    await sara.page.goto('/cashbook?tab=pending');
    await expectBook(sara, { balance: '0', pending: 1 });
    await sara.card('መመረቂያ').buttonOf('Accept').click();
    const form = sara.dialog('Accept Payment');
    await expect(form.field('Amount')).toHaveValue('60,000');
    await form.button('Accept').click();
    await expect(form.root).toBeHidden();
    await expectBook(sara, { balance: '60,000', pending: 0 });
    const dawit = await visit('dawit', '/cashbook');
    await expectBook(dawit, { balance: '50,000', in: '50,000', pending: 0, advance: 1 });
  },
);

test(
  'an address of another branch shows none of its data, and signs nobody out',
  { tag: ['@desk', '@english'] },
  async ({ server, visit }) => {
    await live(server, 1);
    const { sara: caller } = await teamOf(server);
    expect((await caller.get('/api/event?branch=1')).status).toBe(404);
    const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 1 };
    expect((await caller.patch('/api/transactions', accept)).status).toBe(404);
    const sara = await visit('sara', '/events?event=1&on=2026-10-01');
    await expect(
      sara.text('This event no longer exists, or it belongs to another branch'),
    ).toBeVisible();
    await sara.page.goto('/events?branch=1');
    await expect(sara.page.getByRole('heading', { level: 1 })).toHaveText(sara.say('Events'));
    await expect(sara.page.getByRole('tab')).toHaveCount(0);
  },
);

async function takeCashbookAway(admin: Desk) {
  await admin
    .row(/sara/u)
    .buttonOf('User Access of {0}, {label}', { 0: 'sara', label: '' })
    .click();
  const access = admin.dialog('User Access: {0}', { 0: 'sara' });
  const granted = access.root.getByRole('checkbox', { name: /^Cashbook/u, checked: true });
  await expect(granted).not.toHaveCount(0);
  while ((await granted.count()) > 0) await granted.first().press('Space');
  await access.button('Save').click();
  await expect(access.root).toBeHidden();
}

test(
  'revoked access disappears from the menu',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    // Background reads may be refused without ending the session.
    const sara = await visit('sara', '/', { mayBeRefused: true });
    const entry = sara.page.getByRole('link', { name: sara.say('Cashbook') });
    await expect(entry).toBeVisible();
    await takeCashbookAway(await visit('admin', '/users'));
    // On focus the app reads the permissions again, but at most every five seconds.
    await expect(async () => {
      await sara.page.evaluate(() => window.dispatchEvent(new Event('focus')));
      expect(await entry.isHidden()).toBe(true);
    }).toPass();
    await expect(sara.button('Log out')).toBeVisible();
  },
);

test(
  'using revoked access leads to the sign-in',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    const sara = await visit('sara', '/cashbook', { mayBeRefused: true });
    await expectBook(sara, { balance: '0' });
    await takeCashbookAway(await visit('admin', '/users'));
    await sara.tab('Pending').click();
    await expect(sara.button('Sign in')).toBeVisible();
    await expect(sara.page.getByRole('alert')).toHaveCount(0);
  },
);

test('an admin is never deleted', { tag: ['@desk', '@english'] }, async ({ visit }) => {
  const admin = await visit('admin', '/users');
  await admin.row(/admin/u).buttonOf('Actions').click();
  await admin.page.getByRole('menuitem', { name: admin.say('Delete') }).click();
  const question = admin.at(admin.page.getByRole('alertdialog'));
  await question.button('Yes').click();
  await expect(question.notice("You can't delete an admin!")).toBeVisible();
});
