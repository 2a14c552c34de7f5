import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();

test.each([
  ['a client', '/clients?dialog=add', 'Add Client'],
  ['an employee', '/employees?dialog=add', 'Add Employee'],
  ['a vendor', '/vendors?dialog=add', 'Add Vendor'],
  ['an event', '/?dialog=schedule', 'Schedule Event'],
])("the form of %s does not autofill the user's personal data", async (_what, address, name) => {
  await renderApp(standard.app, { as: 'admin', address });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findAllByRole('textbox');
  const fields = dialog.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
  expect(new Set(fields)).toEqual(new Set(['off']));
});
