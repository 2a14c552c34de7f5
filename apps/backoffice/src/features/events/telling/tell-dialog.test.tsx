import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { wholeDialog } from '#testing/whole-dialog.ts';
import { EventDialogs } from '../event-dialogs.tsx';

const standard = useApp();

beforeEach(async () => {
  await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  const { id } = (await hana.post('/api/event', buildEvent())).body.event;
  await hana.post('/api/assign-employee', { eventId: id, employees: [1] });
});

const messages = async () => (await (await standard.app.as('hana')).get('/api/sms?eventId=1')).body;

async function saveWith(people: string) {
  const address = '/events?event=1&on=2026-10-01&dialog=edit';
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  const field = await screen.findByLabelText(/^Number of people/);
  await user.tripleClick(field);
  await user.keyboard(people);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  return user;
}

test('a changed number of guests offers to notify the client and the people, and to reprint', async () => {
  const user = await saveWith('260');
  const dialog = await wholeDialog(/^Tell them/);
  expect(await dialog.findByText('260')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^SMS to አልማዝ ተስፋዬ/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /^A text to share with አበበ ከበደ/ }));
  await user.click(dialog.getByRole('button', { name: 'Tell them' }));
  expect(await screen.findByText('The client is told by SMS')).toBeVisible();
  expect((await messages()).messages.at(-1)).toMatchObject({ kind: 'change' });
});

test('Not now sends nothing, and the change can be sent later', async () => {
  const user = await saveWith('260');
  const dialog = await wholeDialog(/^Tell them/);
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  const { messages: sent, untold } = await messages();
  expect(sent.map(({ kind }: { kind: string }) => kind)).not.toContain('change');
  expect(untold).toMatchObject([{ field: 'num_of_people', after: '260' }]);
});

test('an edit that concerns nobody closes without offering messages', async () => {
  const address = '/events?event=1&on=2026-10-01&dialog=edit';
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await user.click(await screen.findByLabelText(/^Remark/));
  await user.keyboard('ሙዚቃ የለም');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Event' })).toBeNull());
  expect(screen.queryByRole('dialog', { name: /^Tell them/ })).toBeNull();
});

test('the dialog without a change says so, and sends nothing', async () => {
  const address = '/events?event=1&on=2026-10-01&dialog=tell';
  await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  const dialog = await wholeDialog(/^Tell them/);
  expect(await dialog.findByText('Nothing new to tell.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Tell them' })).toBeDisabled();
});
