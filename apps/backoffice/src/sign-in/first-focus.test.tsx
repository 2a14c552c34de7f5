import { standardFixture, startTestApp, testPassword } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdTyped } from '../first-paint/hold-typed.ts';
import { renderApp } from '../testing/render-app.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
});
afterAll(() => app.close());

test('the sign-in opens with the focus in the name', async () => {
  await renderApp(app);
  const name = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(name).toHaveFocus());
});

test('a keyboard sign-in never puts the password into the name', async () => {
  const { user } = await renderApp(app);
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
  await user.keyboard('hana');
  await user.tab();
  await user.keyboard(testPassword);
  expect(screen.getByLabelText(/^Username/)).toHaveValue('hana');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('text typed before the form is rendered goes to the right fields', async () => {
  holdTyped();
  await userEvent.keyboard(`hanx{Backspace}a{Tab}${testPassword}`);
  await renderApp(app);
  const name = await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(name).toHaveValue('hana'));
  expect(screen.getByLabelText(/^Password/)).toHaveValue(testPassword);
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
});

test('a half-typed name is continued where it was', async () => {
  holdTyped();
  await userEvent.keyboard('ha');
  const { user } = await renderApp(app);
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
  await user.keyboard('na');
  expect(screen.getByLabelText(/^Username/)).toHaveValue('hana');
});
