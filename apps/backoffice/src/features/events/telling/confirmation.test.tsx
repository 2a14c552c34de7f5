// D184
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { fillWedding, openWeddingForm, saveForm } from '#testing/wedding-form.tsx';

const standard = useApp();

test('a booking without an advance is confirmed by SMS only on request', async () => {
  const { user, form } = await openWeddingForm(standard.app);
  await fillWedding(user, form);
  const confirmation = form.getByRole('checkbox', { name: 'SMS confirmation' });
  expect(confirmation).not.toBeChecked();
  await user.click(confirmation);
  await saveForm(user, form);
  expect(await screen.findByText('Event successfully scheduled!')).toBeVisible();
  expect(screen.getByText('Client will receive SMS')).toBeVisible();
});

test('one message confirms the save, and says whether an SMS is sent', async () => {
  const { user, form } = await openWeddingForm(standard.app);
  await fillWedding(user, form);
  await user.click(form.getByLabelText(/^Advance/));
  await user.keyboard('50000');
  const confirmation = form.getByRole('checkbox', { name: 'SMS confirmation' });
  expect(confirmation).toBeChecked();
  await user.click(confirmation);
  await saveForm(user, form);
  expect(await screen.findByText('Event successfully scheduled!')).toBeVisible();
  expect(screen.getByText('SMS will not be sent!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule Event' })).toBeNull());
});
