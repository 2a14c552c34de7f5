import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderScreen } from './render-screen.tsx';
import type { useApp } from './use-app.ts';
import { ImportsScreen } from '../features/imports/imports-screen.tsx';

type App = ReturnType<typeof useApp>;

export const csv = (...lines: readonly string[]) =>
  new File([lines.join('\n')], 'old book.csv', { type: 'text/csv' });

export const openImports = ({ app }: App, options: { readonly failing?: string } = {}) =>
  renderScreen(app, <ImportsScreen />, { as: 'admin', address: '/import', ...options });

export async function choose(user: UserEvent, file: File) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('there is no field for a file');
    return found;
  });
  await user.upload(input, file);
}

export async function answer(user: UserEvent, question: RegExp, option: RegExp) {
  await user.click(await screen.findByRole('button', { name: question }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export const eventHeads = 'Client,Phone,Date,Time,People,Total';

export async function checkEvents(standard: App, calendar: RegExp, ...lines: readonly string[]) {
  const rendered = await openImports(standard);
  const { user } = rendered;
  await choose(user, csv(eventHeads, ...lines));
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('radio', { name: calendar }));
  await user.click(await screen.findByRole('radio', { name: /^Ethiopian clock/ }));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  return rendered;
}

export async function press(user: UserEvent, name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.hasAttribute('disabled')) throw new Error('rows are still checked');
  });
  await user.click(button);
}
