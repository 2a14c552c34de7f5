// D25, D26, D30, D41, D115, D141, spec:1, spec:2.6, spec:4, spec:5, spec:8
import { buildEvent } from '@digis/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { activateLanguage } from '#i18n/language.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { fillWedding } from '#testing/wedding-form.tsx';
import { EventDialogs } from '../event-dialogs.tsx';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

async function openForm(as = 'hana') {
  const { user, calls } = await renderScreen(standard.app, <EventDialogs />, {
    as,
    address: '/?dialog=schedule&day=2026-10-01',
  });
  await screen.findByLabelText(/^Client name/);
  const dialog = screen.getByRole('dialog', { name: 'Schedule Event' });
  return { user, calls, dialog, form: within(dialog) };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

async function choose(user: UserEvent, form: Form, select: RegExp, option: string) {
  await user.click(form.getByRole('button', { name: select }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const save = (user: UserEvent, form: Form) =>
  user.click(form.getByRole('button', { name: 'Save' }));
const eventsOf = async (username: string) =>
  (await (await standard.app.as(username)).get('/api/event?branch=1')).body.events;

test('an empty form names every required field, and focuses the first', async () => {
  const { user, form, calls } = await openForm();
  await save(user, form);
  expect(await form.findByText('Please fix all errors')).toBeVisible();
  for (const name of [
    /^Primary phone: /,
    /^Client name: /,
    /^Secondary phone: /,
    /^Time: /,
    /^Number of people: /,
    /^Package: /,
  ]) {
    expect(form.getByRole('button', { name })).toBeVisible();
  }
  expect(form.getByLabelText(/^Primary phone/)).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a booking starts with the phone, and each package shows its cost for the guests', async () => {
  const { user, form } = await openForm();
  expect(form.getByLabelText(/^Primary phone/)).toHaveFocus();
  await user.type(form.getByLabelText(/^Number of people/), '350');
  await user.click(form.getByRole('button', { name: /Package/ }));
  expect(await screen.findByRole('option', { name: 'Wedding Gold' })).toHaveAccessibleDescription(
    /^210,000\sBr for 350 guests$/u,
  );
});

test('the only branch of a user is preselected', async () => {
  const { form } = await openForm();
  expect(form.getByRole('button', { name: /Branch.*Bole|Bole.*Branch/ })).toBeVisible();
});

test('a number of people without a price tier is refused, and the package is named', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await user.clear(form.getByLabelText(/^Number of people/));
  await user.type(form.getByLabelText(/^Number of people/), '49');
  expect(
    (
      await form.findAllByText(
        'No price for 49 people in Wedding Gold. It has prices for 50–1,000 people.',
      )
    )[0],
  ).toBeVisible();
  await save(user, form);
  expect(await eventsOf('hana')).toEqual([]);
});

test('the next tier is suggested where more guests would cost less', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await user.clear(form.getByLabelText(/^Number of people/));
  await user.type(form.getByLabelText(/^Number of people/), '400');
  expect(await form.findByText(/401 guests would cost/)).toHaveTextContent('220,550');
});

test('an invalid amount blocks the submit and is kept as typed', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await user.clear(form.getByLabelText(/^Discount/));
  await user.type(form.getByLabelText(/^Discount/), '2.500,5');
  await save(user, form);
  expect(await form.findByText('Please fix all errors')).toBeVisible();
  expect(form.getByLabelText(/^Discount/)).toHaveValue('2.500,5');
  expect(await eventsOf('hana')).toEqual([]);
});

test('a custom event with a fixed price needs no number of people', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await choose(user, form, /Package/, 'Custom');
  await user.type(form.getByLabelText(/^Price per person/), '60000');
  await user.click(form.getByRole('checkbox', { name: /One fixed price/ }));
  expect(form.getByLabelText(/^Fixed price/)).toBeVisible();
  expect(form.getByLabelText(/^Number of people/)).toBeDisabled();
  await save(user, form);
  await waitFor(async () => expect(await eventsOf('hana')).toHaveLength(1));
  const [event] = await eventsOf('hana');
  expect(event).toMatchObject({ total: 60_000, is_fixed: true, num_of_people: 350 });
});

test('one press enters a usual share of the total as the advance', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await choose(user, form, /Package/, 'Custom');
  await user.type(form.getByLabelText(/^Price per person/), '60001');
  await user.click(form.getByRole('checkbox', { name: /One fixed price/ }));
  const parts = within(await form.findByRole('group', { name: 'A part of the total' }));
  const advance = form.getByLabelText(/^Advance/);
  await user.click(parts.getByRole('button', { name: '50 %' }));
  expect(advance).toHaveValue('30,001');
  await user.click(parts.getByRole('button', { name: 'All' }));
  expect(advance).toHaveValue('60,001');
  await user.click(form.getByRole('checkbox', { name: /Paid in full/ }));
  expect(form.queryByRole('group', { name: 'A part of the total' })).toBeNull();
});

test('photos and messages are collapsed until opened', async () => {
  const { user, form } = await openForm();
  const fold = await form.findByRole('button', { name: 'Photos and messages' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  const reminder = { name: 'SMS reminder before the event' };
  expect(form.queryByRole('checkbox', reminder)).toBeNull();
  await user.click(fold);
  expect(form.getByRole('checkbox', reminder)).toBeChecked();
  expect(form.getByRole('group', { name: 'Client ID image' })).toBeVisible();
});

test('a photo that the server refuses is expanded and focused', async () => {
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana' });
  act(() => {
    const usr = { client_id: 'Zk3v9QxT1mBnR7yLw0aUcE.jpg' };
    globalThis.history.pushState({ usr }, '', '/?dialog=schedule&day=2026-10-01');
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: { usr } }));
  });
  await screen.findByLabelText(/^Client name/);
  const form = within(screen.getByRole('dialog', { name: 'Schedule Event' }));
  const fold = await form.findByRole('button', { name: 'Photos and messages' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fillWedding(user, form);
  await save(user, form);
  expect(await form.findByRole('button', { name: /^Client ID image: / })).toBeVisible();
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const photo = form.getByRole('group', { name: 'Client ID image' });
  await waitFor(() => expect(photo).toContainElement(document.activeElement as HTMLElement));
});

test('the saved event is shown with its next steps, above its month', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await save(user, form);
  const event = within(await screen.findByRole('dialog', { name: 'Event details' }));
  expect(await event.findByRole('heading', { name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  for (const step of ['Agreement', 'Assign Employees', 'Edit']) {
    expect(event.getByRole('button', { name: step })).toBeVisible();
  }
  expect(globalThis.location.search).toContain('month=2019-01');
  expect(globalThis.location.search).not.toContain('dialog=');
});

test('no typed value is lost while the server is unreachable, and a second Save creates one event', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await save(user, form);
  expect((await screen.findAllByText(/No connection to the server/))[0]).toBeVisible();
  expect(form.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  globalThis.fetch = async (...call) => {
    await online(...call);
    throw new TypeError('the answer was lost');
  };
  await save(user, form);
  await waitFor(async () => expect(await eventsOf('hana')).toHaveLength(1));
  globalThis.fetch = online;
  await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
  await save(user, form);
  expect(await screen.findByText('Event successfully scheduled!')).toBeVisible();
  expect(await eventsOf('hana')).toHaveLength(1);
});

test('an error that only the server can find is shown at its field', async () => {
  const { user, form } = await openForm();
  await fillWedding(user, form);
  const online = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST') return online(request);
    const body = {
      success: false,
      msg: 'no',
      code: 'VALIDATION',
      requestId: 'r1',
      errors: { 'client.name': 'malformed' },
    };
    return new Response(JSON.stringify(body), {
      status: 422,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  await save(user, form);
  expect((await form.findAllByText(/characters that cannot be kept/))[0]).toBeVisible();
  globalThis.fetch = online;
});

test('the form changes its language and keeps the typed values', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Client name/), 'አልማዝ');
  await save(user, form);
  await form.findByText('Please fix all errors');
  await activateLanguage('am');
  expect(await form.findByLabelText(/^የደንበኛ ስም/)).toHaveValue('አልማዝ');
  expect((await form.findAllByText('ይህ መሞላት አለበት'))[0]).toBeVisible();
});

test('a user who may not create events never gets the form, whatever the address', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['View Events'] });
  const eventsWithDialogs = (
    <>
      <EventsScreen />
      <EventDialogs />
    </>
  );
  const address = '/events?dialog=schedule';
  const { calls } = await renderScreen(standard.app, eventsWithDialogs, { as: 'viewer', address });
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a phone of another client names that client, whose name is kept', async () => {
  const hana = await standard.app.as('hana');
  const client = { name: 'ሰላም በቀለ', primary_phone: '0911223344', secondary_phone: '0911223344' };
  await hana.post('/api/event', buildEvent({ client }));
  const { user, form } = await openForm();
  await fillWedding(user, form);
  await save(user, form);
  expect(await screen.findByText(/This phone belongs to ሰላም በቀለ/)).toBeVisible();
});
