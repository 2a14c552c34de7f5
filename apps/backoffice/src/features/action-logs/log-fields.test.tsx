import { buildEvent, standardPeople } from '@digis/server/testing';
import { isoToEt } from '@digis/ethio-date';
import type { Schemas } from '@digis/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { labelOfField } from '../../log/log-fields.ts';
import { ActionLogsScreen } from './action-logs-screen.tsx';

const standard = useApp();

async function editEverything(): Promise<void> {
  const { app } = standard;
  const admin = await app.as('admin');
  const people = await standardPeople(app);
  const booked = buildEvent({ remark: '' });
  const { id } = (await admin.post('/api/event', { ...booked, branchId: 1 })).body.event;
  const day = { event_date: '2026-10-02', et_date: isoToEt('2026-10-02') };
  const later = { ...day, time: '19:00', remark: 'ዝናብ', send_sms: false };
  const figures = { num_of_people: 420, advance_amount: 10_000, discount_amount: 500 };
  const changed = { ...booked, branchId: 1, id, ...later, ...figures };
  expect((await admin.patch('/api/event', changed)).body).toMatchObject({ success: true });
  await admin.post('/api/assign-employee', { eventId: id, employees: [people.abebe] });
  const vendor = { name: 'Selam DJ', category: 'Music', pricing: 'per-person', amount: 45 };
  const contact = { representative: 'ሰላም', contact: '0911000002' };
  await admin.patch('/api/vendor', { id: people.dj, ...vendor, ...contact });
  const tiers = [{ min: 1, max: 9_000, value: 650 }];
  await admin.patch('/api/package', { id: 1, name: 'Gold 2', items: [1], pricing: tiers });
  const cook = await app.createUser({ username: 'cook', branch_id: 1, access: ['Items'] });
  await admin.send('/api/user', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: cook, access: ['Items', 'View Events'] }),
  });
  const bank = { acc_name: 'Digis', bank_name: 'CBE' };
  expect((await admin.post('/api/settings', bank)).status).toBe(200);
  await admin.post('/api/exports', { name: 'deleted_events', of: 1, rows: 1_200 });
}

test('every editable field has a label in the log', async () => {
  await editEverything();
  const admin = await standard.app.as('admin');
  const logs: Schemas['ActionLog'][] = (await admin.get('/api/action-logs')).body.logs;
  const fields = new Set(logs.flatMap(({ changes = [] }) => changes.map(({ field }) => field)));
  for (const field of [
    'num_of_people',
    'employees',
    'amount',
    'pricing',
    'access',
    'bank_name',
    'rows',
  ])
    expect([...fields]).toContain(field);
  expect([...fields].filter((field) => labelOfField(field) === undefined)).toEqual([]);
});

test('an unknown field has no label, even if it has the name of an object method', () => {
  expect([labelOfField('of_tomorrow'), labelOfField('toString')]).toEqual([undefined, undefined]);
});

const kinds: readonly (readonly [action: string, said: readonly string[]])[] = [
  ['Changed a vendor', ['Pricing', 'Fixed (Per Event) → Per Person', '12,000 Br → 45 Br']],
  ['Changed a package', ['1–9,000 people: 650 Br']],
  ['Changed the access of a user', ['Items → Items · View Events']],
  ['Assigned employees', ['— → አበበ ከበደ']],
  ['Changed the settings', ['Account name', 'Bank name for event payments']],
  ['Exported a list', ['Deleted events · Bole', 'Rows', '1,200']],
  ['Changed an event', ['350 → 420', '— → ዝናብ', 'Yes → No', 'አልማዝ ተስፋዬ · Meskerem 22, 2019']],
];
const sample = new Set(['Changed a vendor', 'Changed an event']);

for (const [action, said] of kinds)
  test(
    `${action}: old and new values are formatted for people`,
    {
      tags: sample.has(action) ? [] : ['long'],
    },
    async () => {
      await editEverything();
      const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
        as: 'admin',
        address: '/action-logs',
      });
      const [row] = await screen.findAllByRole('button', { name: new RegExp(action, 'u') });
      if (row === undefined) throw new Error(`no row of ${action}`);
      await user.click(row);
      const dialog = await screen.findByRole('dialog', { name: action });
      await within(dialog).findAllByRole('term');
      const text = (dialog.textContent ?? '').replaceAll('\u00a0', ' ');
      for (const words of said) expect(text).toContain(words);
    },
  );
