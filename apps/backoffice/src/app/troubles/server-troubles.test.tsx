// D42
import { buildEvent, sendDueMessages, startFakeProvider } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ServerTroubles } from './server-troubles.tsx';

const standard = useApp({ smsApiUrl: 'http://127.0.0.1:1' });

async function scheduleEvent() {
  const { app } = standard;
  await (await app.as('admin')).post('/api/settings', { sms_api_token: 'a-token' });
  await (await app.as('hana')).post('/api/event', buildEvent({ send_schedule: false }));
}

async function refuse(reason: string) {
  const { app } = standard;
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  const body = JSON.stringify({ acknowledge: 'error', response: { errors: [reason] } });
  provider.answer = { status: 200, body };
  await sendDueMessages({ ...app, config: { ...app.config, smsApiUrl: provider.url } });
}

async function messages() {
  const address = '/events?event=1&on=2026-10-01&dialog=messages';
  await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  return within(await screen.findByRole('table', { name: 'Messages' }));
}

test('a refused SMS shows the reason, the number of attempts and the time of the next one', async () => {
  await scheduleEvent();
  await refuse('Insufficient balance');
  standard.app.clock.advance(1);
  await refuse('Insufficient balance');
  const row = (await messages()).findByRole('row', { name: /Confirmation/ });
  expect(await row).toHaveTextContent(
    /Scheduled.*Not taken 2 times: Insufficient balance\. Next try Meskerem 11, 2019/,
  );
});

test('an SMS reports that the SMS service could not be reached', async () => {
  await scheduleEvent();
  await sendDueMessages(standard.app);
  const row = (await messages()).findByRole('row', { name: /Confirmation/ });
  expect(await row).toHaveTextContent(/Not taken: the SMS service was not reached\. Next try/);
});

test('an admin is warned while the SMS service accepts no messages, with a link to its settings', async () => {
  await scheduleEvent();
  await refuse('Insufficient balance');
  await renderScreen(standard.app, <ServerTroubles />, { as: 'admin' });
  expect(await screen.findByText(/^The SMS service takes no messages\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'SMS settings' });
  expect(link).toHaveAttribute('href', '/settings?tab=messages');
});

const told = () => renderScreen(standard.app, <ServerTroubles />, { as: 'admin' });

test('an admin is warned that the server clock is behind the books', async () => {
  const cash = { type: 'in', amount: 100, remark: 'Tents lent out' };
  await (await standard.app.as('dawit')).post('/api/transactions', cash);
  standard.app.clock.set('2026-09-01T10:00:00+03:00');
  await told();
  expect(await screen.findByText(/^The clock of the server is behind the books/)).toBeVisible();
});

test('no warning is shown while all is well', async () => {
  const { settled, calls } = await told();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/health'));
  await settled();
  expect(screen.queryByText(/clock|SMS/)).toBeNull();
});
