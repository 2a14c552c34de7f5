// D162, D165
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { SettingsScreen } from './settings-screen.tsx';

const standard = useApp();

async function openPapers() {
  const { user } = await renderScreen(standard.app, <SettingsScreen />, {
    as: 'admin',
    address: '/settings?tab=papers',
  });
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  return { user, form, save: () => user.click(form.getByRole('button', { name: 'Save' })) };
}

const settings = async (): Promise<Record<string, string>> => {
  const { body } = await (await standard.app.as('admin')).get('/api/settings');
  return Object.fromEntries(
    body.settings.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
};

test('letterhead, paper size and margins are saved', async () => {
  const { user, form, save } = await openPapers();
  await user.type(form.getByLabelText(/^Lines at the head/), 'ስልክ 011 123 4567');
  await user.type(form.getByLabelText(/^Lines at the foot/), 'እናመሰግናለን');
  await user.click(form.getByRole('radio', { name: 'A5' }));
  await user.type(form.getByLabelText(/^Margin at the top/), '40');
  await user.click(form.getByRole('switch', { name: /head printed already/ }));
  await save();
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect(await settings()).toMatchObject({
    paper_head: 'ስልክ 011 123 4567',
    paper_foot: 'እናመሰግናለን',
    paper_size: 'A5',
    paper_margin_top: '40',
    paper_margin_left: '',
    paper_is_printed: 'true',
  });
});

test('margins that leave less than half of the sheet are refused at their field, and kept as typed', async () => {
  const { user, form, save } = await openPapers();
  const left = form.getByLabelText(/^Margin on the left/);
  await user.type(left, '150');
  await save();
  const fault = /^Margin on the left: Margins take half of the sheet at most/;
  expect(await form.findByRole('button', { name: fault })).toBeVisible();
  expect(left).toHaveValue('150');
  expect(await settings()).toMatchObject({ paper_margin_left: '' });
});

test('the photo consent has a default text, and is emptied to print none', async () => {
  const { user, form, save } = await openPapers();
  const consent = form.getByLabelText(/^Consent to photos/);
  expect(consent).toHaveTextContent('photos of their ID card and face');
  await user.clear(consent);
  await save();
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect(await settings()).toMatchObject({ agreement_consent: '' });
});
