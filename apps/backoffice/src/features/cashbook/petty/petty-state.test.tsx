/** A state is not a command: in Amharic the two are different words. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../../../i18n/language.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { useApp } from '../../../testing/use-app.ts';

const standard = useApp();

test('a petty cash that is open says so, and does not ask to be opened', async () => {
  const dawit = await standard.app.as('dawit');
  const { id: spender } = (await (await standard.app.as('kebede')).get('/api/user-info')).body.user;
  await dawit.post('/api/petty-cash', { type: 'create', spender, budget: 500, reason: 'ገበያ' });
  await renderApp(standard.app, { as: 'dawit', address: '/cashbook?tab=petty' });
  await activateLanguage('am');
  const card = within(await screen.findByRole('region', { name: 'kebede' }));
  expect(await card.findByText('ክፍት')).toBeVisible();
  expect(card.queryByText('ክፈት')).toBeNull();
  await activateLanguage('en');
});
