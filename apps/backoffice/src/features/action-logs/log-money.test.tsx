// D172, D181
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../../i18n/language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ActionLogsScreen } from './action-logs-screen.tsx';

const standard = useApp();

async function openLine(action: string) {
  const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'admin',
    address: '/action-logs',
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(action, 'u') }));
  const dialog = await screen.findByRole('dialog', { name: action });
  await within(dialog).findAllByRole('term');
  return dialog;
}

test('a correction shows the original amount, the corrected amount and the reason', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
  await dawit.post('/api/transactions', { amount: 4_500, type: 'out', remark: 'ጋዝ' });
  const [{ id }] = (await dawit.get('/api/transactions?type=book')).body.data;
  await dawit.post('/api/correction', { id, should_be: 450, reason: 'Typing error: ጋዝ' });
  await activateLanguage('am');
  const dialog = await openLine('ምዝገባ አስተካከለ');
  expect(dialog).toHaveTextContent('4,500 ብር → 450 ብር');
  expect(dialog).toHaveTextContent('የአጻጻፍ ስህተት: ጋዝ');
});

test('a payment that one user took shows its sum, and that the same user approved it', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/payment', { eventId: 1, amount: 100_000 });
  const dialog = await openLine('Took a payment');
  expect(dialog).toHaveTextContent('100,000 Br');
  expect(dialog).toHaveTextContent('Approved by the user who entered itYes');
});
