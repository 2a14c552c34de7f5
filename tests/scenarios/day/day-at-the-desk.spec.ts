/** The work of a day at the desk, except booking and paying, in both languages. D182, D183, D184 */
import { buildEvent } from '@digis/server/testing';
import type { Server } from '../../support/server.ts';
import { fill } from '../../support/schedule-form.ts';
import { expect, test } from '../../fixture.ts';

async function bookWedding(server: Server, more: Parameters<typeof buildEvent>[0] = {}) {
  const { body } = await (await server.as('hana')).post('/api/event', buildEvent(more));
  expect(body.success).toBe(true);
  return { id: body.event.id, address: `/events?event=${body.event.id}&on=2026-10-01` };
}

test('two users who change different fields both keep their changes without a conflict', async ({
  server,
  visit,
}) => {
  const { id, address } = await bookWedding(server);
  const hana = await visit('hana', `${address}&dialog=edit&level=details`);
  const form = hana.dialog('Edit Event');
  await form.field('Remark').pressSequentially('ድንኳን በጠዋት');
  const more = { venue: 'ስካይላይት አዳራሽ', branchId: 1, id };
  const theirs = await (await server.as('admin')).patch('/api/event', buildEvent(more));
  expect(theirs.body).toMatchObject({ success: true });
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
  const { events } = (await (await server.as('hana')).get('/api/event')).body;
  expect(events[0]).toMatchObject({ venue: 'ስካይላይት አዳራሽ', remark: 'ድንኳን በጠዋት' });
});

test('an agreement mentions a pending payment, and states no advance that was not received', async ({
  server,
  visit,
}) => {
  const { address } = await bookWedding(server);
  const hana = await visit('hana', `${address}&dialog=agreement&level=details`);
  const form = hana.dialog('Agreement information');
  await expect(form.notice('A payment waits for the cashier.')).toBeVisible();
});

test('a client calling from another phone is recognised', async ({ server, visit }) => {
  const phones = { primary_phone: '0911223344', secondary_phone: '0922334455' };
  await bookWedding(server, { client: { name: 'አልማዝ ተስፋዬ', ...phones } });
  const hana = await visit('hana', '/?dialog=schedule&day=2026-10-05');
  const form = hana.dialog('Schedule Event');
  await expect(form.field('Primary phone')).toBeFocused();
  await hana.page.keyboard.type('0922334455');
  await form.button('Use').click();
  await expect(form.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
});

test('an enquiry is confirmed by SMS only on request', async ({ visit }) => {
  const hana = await visit('hana', '/?dialog=schedule&day=2026-10-05');
  const form = hana.dialog('Schedule Event');
  const confirmation = form.checkbox('SMS confirmation');
  await expect(confirmation).not.toBeChecked();
  await fill(form, { Advance: '5000' });
  await expect(confirmation).toBeChecked();
});

test(
  'a deleted event shows who deleted it and why',
  { tag: '@desk' },
  async ({ server, visit }) => {
    const { address } = await bookWedding(server, { advance_amount: 0 });
    const admin = await visit('admin', `${address}&dialog=delete&level=details`);
    const question = admin.dialog('Delete Event');
    await question.field('Why it is deleted').pressSequentially('ሙሽራዋ ታመመች');
    await question.button('Delete').click();
    await expect(question.root).toBeHidden();
    await admin.page.goto('/events?view=deleted');
    await expect(admin.root.getByText('ሙሽራዋ ታመመች').first()).toBeVisible();
    await expect(admin.root.getByRole('main').getByText('admin').first()).toBeVisible();
  },
);

test('losing the connection while a form is open is reported in the form', async ({ visit }) => {
  const hana = await visit('hana', '/?dialog=schedule&day=2026-10-05');
  const form = hana.dialog('Schedule Event');
  await expect(form.field('Primary phone')).toBeFocused();
  await hana.page.context().setOffline(true);
  const told = form.notice('You are offline. Nothing is saved until the connection is back.');
  await expect(told).toBeVisible();
  await expect(told).toBeInViewport();
});
