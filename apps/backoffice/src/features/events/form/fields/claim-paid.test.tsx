import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { fillWedding, openWeddingForm, saveForm } from '#testing/wedding-form.tsx';

const standard = useApp();

// D126, D127
test('an advance records place and reference of the payment, and its claim shows both', async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', digits: '4410' });
  const { user, form } = await openWeddingForm(standard.app);
  await fillWedding(user, form);
  expect(form.queryByRole('button', { name: /Where the money is/ })).toBeNull();
  await user.type(form.getByLabelText(/^Advance/), '50000');
  await user.click(await form.findByRole('button', { name: /Where the money is/ }));
  await user.click(await screen.findByRole('option', { name: /CBE Bole/ }));
  await user.type(await form.findByLabelText(/^Reference/), 'FT26264ABCDE');
  await saveForm(user, form);
  await waitFor(async () => {
    const dawit = await standard.app.as('dawit');
    const [claim] = (await dawit.get('/api/transactions?type=pending')).body.data;
    expect(claim).toMatchObject({
      amount: 50_000,
      place: { name: 'CBE Bole' },
      reference: 'FT26264ABCDE',
    });
  });
});
