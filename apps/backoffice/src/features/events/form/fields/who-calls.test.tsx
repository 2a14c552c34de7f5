import { formatPhone } from '@digis/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../../event-dialogs.tsx';

const standard = useApp();

beforeEach(async () => {
  const client = {
    full_name: 'ፀሐይ ወልዴ',
    primary_phone: '0911112233',
    secondary_phone: '0911132987',
  };
  await (await standard.app.as('hana')).post('/api/client', client);
});

async function openForm() {
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address: '/?dialog=schedule&day=2026-10-01',
  });
  await screen.findByLabelText(/^Client name/);
  return { user, form: within(screen.getByRole('dialog', { name: 'Schedule Event' })) };
}

test('a client calling from a second phone is recognised, and both phones are kept', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Primary phone/), '0911132987');
  expect(await form.findByText(/Existing: ፀሐይ ወልዴ, 0 events – use\?/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Use' }));
  expect(form.getByLabelText(/^Client name/)).toHaveValue('ፀሐይ ወልዴ');
  expect(form.getByLabelText(/^Primary phone/)).toHaveValue(formatPhone('0911112233'));
  expect(form.getByLabelText(/^Secondary phone/)).toHaveValue(formatPhone('0911132987'));
});

test('a new phone with a known name is questioned, and one press keeps both phones', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Primary phone/), '0944556677');
  await user.type(form.getByLabelText(/^Client name/), 'ጸሃይ ወልዴ');
  expect(await form.findByText(/ፀሐይ ወልዴ · 0911 11 22 33 · 0 events: same person\?/)).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Add this number/ }));
  expect(form.getByLabelText(/^Client name/)).toHaveValue('ፀሐይ ወልዴ');
  expect(form.getByLabelText(/^Primary phone/)).toHaveValue(formatPhone('0911112233'));
  expect(form.getByLabelText(/^Secondary phone/)).toHaveValue(formatPhone('0944556677'));
  await waitFor(() => expect(form.queryByText(/same person/)).toBeNull());
});

test('an unknown name raises no question', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Primary phone/), '0944556677');
  await user.type(form.getByLabelText(/^Client name/), 'ሃና በቀለ');
  expect(await form.findByText('A known phone fills in the client.')).toBeVisible();
  expect(form.queryByText(/same person/)).toBeNull();
});
