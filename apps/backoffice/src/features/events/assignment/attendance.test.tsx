import { buildEmployee, buildEvent, standardPeople } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { wholeDialog } from '#testing/whole-dialog.ts';
import { EventDialogs } from '../event-dialogs.tsx';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();
let tigist = 0;
let marta = 0;

const eventsWithDialogs = (
  <>
    <EventsScreen />
    <EventDialogs />
  </>
);

beforeEach(async () => {
  const { app } = standard;
  const people = await standardPeople(app);
  tigist = people.tigist;
  marta = await buildEmployee(app, { full_name: 'ማርታ በቀለ', event_wage: 90_000 });
  const hana = await app.as('hana');
  await hana.post('/api/event', buildEvent());
  const employees = [people.abebe, tigist];
  await hana.post('/api/assign-employee', { eventId: 1, employees });
});

async function openAttendance(at = '2026-10-01T19:00:00+03:00') {
  standard.app.clock.set(at);
  const address = '/events?event=1&on=2026-10-01&dialog=attendance';
  const rendered = await renderScreen(standard.app, eventsWithDialogs, { as: 'hana', address });
  return { ...rendered, dialog: await wholeDialog('Who came') };
}

const gain = async (id: number) =>
  (await (await standard.app.as('dawit')).get(`/api/employee-ledger?id=${id}`)).body.gain;

// D185
test('a no-show is replaced, and can be marked as present again', async () => {
  const { user, dialog } = await openAttendance();
  await user.click(await dialog.findByRole('button', { name: 'Did not come: ትግስት አለሙ' }));
  const missing = await wholeDialog('Did not come: ትግስት አለሙ');
  await user.type(await missing.findByRole('combobox', { name: /^Came instead/ }), 'ማርታ');
  await user.click(await screen.findByRole('option', { name: /ማርታ በቀለ/ }));
  await user.click(missing.getByRole('button', { name: 'Did not come' }));
  expect(await dialog.findByRole('button', { name: 'Did not come: ማርታ በቀለ' })).toBeVisible();
  expect([await gain(tigist), await gain(marta)]).toEqual([0, 900]);
  await user.click(await dialog.findByRole('button', { name: 'Came: ትግስት አለሙ' }));
  expect(await dialog.findByRole('button', { name: 'Did not come: ትግስት አለሙ' })).toBeVisible();
  expect(await gain(tigist)).toBe(700);
});

test('a no-show before the event begins is refused with a message, and nothing changes', async () => {
  const { user, dialog } = await openAttendance('2026-10-01T10:00:00+03:00');
  await user.click(await dialog.findByRole('button', { name: 'Did not come: ትግስት አለሙ' }));
  const missing = await wholeDialog('Did not come: ትግስት አለሙ');
  await user.click(missing.getByRole('button', { name: 'Did not come' }));
  expect(await missing.findByText('The event has not begun.')).toBeVisible();
  expect(await gain(tigist)).toBe(700);
});
