// D164, D167
import { Stack, TextArea } from '@digis/ui';
import { MessageField } from '@digis/ui/catering';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '../../browser/saved-choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ListSearch } from '../../lists/filters/list-search.tsx';
import { AccountDialogs } from './account-dialogs.tsx';

const standard = useApp();
afterEach(() => localStorage.removeItem(storageKeys.latinLetters));

test('typing Amharic with Latin letters is off at first, and the choice is stored in this browser', async () => {
  const open = () =>
    renderScreen(standard.app, <AccountDialogs />, { as: 'hana', address: '/?dialog=account' });
  const { user } = await open();
  const name = 'Latin letters write Amharic';
  expect(await screen.findByRole('switch', { name })).not.toBeChecked();
  await user.click(await screen.findByRole('switch', { name }));
  expect(screen.getByRole('switch', { name })).toBeChecked();
  cleanup();
  await open();
  expect(await screen.findByRole('switch', { name })).toBeChecked();
});

test('a search field converts Latin letters to Amharic only while that is switched on', async () => {
  const search = () =>
    renderScreen(standard.app, <ListSearch label="Name or phone" rows={[]} />, {
      as: 'hana',
      address: '/clients',
    });
  const { user } = await search();
  const field = () => screen.findByRole('searchbox', { name: 'Name or phone' });
  await user.type(await field(), 'selam');
  expect(await field()).toHaveValue('selam');
  cleanup();
  localStorage.setItem(storageKeys.latinLetters, 'amharic');
  await search();
  await waitFor(async () => {
    await user.clear(await field());
    await user.type(await field(), 'selam');
    expect(await field()).toHaveValue('ሰላም');
  });
});

test('a pasted bank message is not converted while Latin letters are switched on for remarks', async () => {
  localStorage.setItem(storageKeys.latinLetters, 'amharic');
  const fields = (
    <Stack>
      <TextArea label="Remark" />
      <MessageField label="Message" />
    </Stack>
  );
  const { user } = await renderScreen(standard.app, fields, { as: 'hana', address: '/' });
  const field = (name: string) => screen.getByRole('textbox', { name });
  await waitFor(async () => {
    await user.clear(field('Remark'));
    await user.type(field('Remark'), 'selam');
    expect(field('Remark')).toHaveValue('ሰላም');
  });
  await user.type(field('Message'), 'from Almaz');
  expect(field('Message')).toHaveValue('from Almaz');
});
