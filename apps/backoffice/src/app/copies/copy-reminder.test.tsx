// D163
import { makeCopy } from '@digis/server/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { CopyReminder } from './copy-reminder.tsx';

const standard = useApp();

const open = () => renderScreen(standard.app, <CopyReminder />, { as: 'admin' });

test('an admin is reminded a week after the first copy, and can dismiss the reminder for the day', async () => {
  await makeCopy(standard.app, '2026-09-21');
  standard.app.clock.set('2030-01-01T10:00:00+03:00');
  const { user } = await open();
  expect(await screen.findByText(/No copy of the business was taken home yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take one' })).toHaveAttribute(
    'href',
    '/settings?tab=copies',
  );
  await user.click(await screen.findByRole('button', { name: 'Not today' }));
  await waitFor(() => expect(screen.queryByText(/No copy/)).toBeNull());
});

test('no reminder is shown in the first week', async () => {
  const { settled, calls } = await open();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/copies'));
  await settled();
  expect(screen.queryByText(/copy of the business/)).toBeNull();
});
