// D141
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  const schedule = (name: string, phone: string, more = {}) => {
    const client = { name, primary_phone: phone, secondary_phone: phone };
    return hana.post('/api/event', buildEvent({ client, ...more }));
  };
  await schedule('አልማዝ ተስፋዬ', '0911223344', { time: '09:00' });
  await schedule('ሄኖክ ግርማ', '0933445566', { time: '19:00' });
  const next = { event_date: '2026-10-02', et_date: { year: 2019, month: 1, day: 22 } };
  await schedule('ሳራ ከበደ', '0922334455', next);
});

const open = (address: string) =>
  renderScreen(standard.app, <EventsScreen />, { as: 'hana', address });
const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: RegExp) => screen.findByRole('button', { name });

test('an event opened from the list has Next and Previous in the order of the list', async () => {
  const { user } = await open('/events');
  await user.click(await button(/^ሄኖክ ግርማ/));
  await page('ሄኖክ ግርማ');
  await user.click(await button(/^Next event/));
  expect(await page('ሳራ ከበደ')).toBeVisible();
  expect(await button(/^Next event/)).toBeDisabled();
  await user.keyboard('{Alt>}{PageUp}{PageUp}{/Alt}');
  expect(await page('አልማዝ ተስፋዬ')).toBeVisible();
  expect(await button(/^Previous event/)).toBeDisabled();
});

test('an event opened without the list has Next and Previous for the events of its day', async () => {
  const { user } = await open('/events?event=1&on=2026-10-01');
  await page('አልማዝ ተስፋዬ');
  await waitFor(async () => expect(await button(/^Next event/)).toBeEnabled());
  await user.click(await button(/^Next event/));
  expect(await page('ሄኖክ ግርማ')).toBeVisible();
  expect(window.location.search).toBe('?event=2&on=2026-10-01');
  expect(await button(/^Next event/)).toBeDisabled();
});
