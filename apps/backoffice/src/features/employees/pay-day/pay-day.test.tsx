import { buildEmployee, buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EmployeesScreen } from '../employees-screen.tsx';

const standard = useApp();
const employees: number[] = [];

beforeEach(async () => {
  const { app } = standard;
  const { abebe, tigist } = await standardPeople(app);
  employees.length = 0;
  for (const full_name of ['ሐና', 'ሙሉ', 'ሰላም', 'ማርታ']) {
    employees.push(await buildEmployee(app, { full_name, salary: 0 }));
  }
  employees.push(abebe, tigist);
  const hana = await app.as('hana');
  const soon = buildEvent({ event_date: '2026-09-24', et_date: { year: 2019, month: 1, day: 14 } });
  const { event } = (await hana.post('/api/event', soon)).body;
  await hana.post('/api/assign-employee', { eventId: event.id, employees });
});

const begin = () => standard.app.clock.advance(4 * 24 * 60);
const open = (as: string, more = {}) =>
  renderScreen(standard.app, <EmployeesScreen />, { as, address: '/employees', ...more });
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Pay-day' }));
const payWith = (sum: string) => ({ name: new RegExp(`^Pay ${sum}.Br$`) });

// D185
test('six people are paid in two presses', async () => {
  begin();
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Pay-day' }));
  const dialog = await dialogOf();
  await user.click(await dialog.findByRole('button', payWith('4,700')));
  expect(await screen.findByText(/^6 employees were paid 4,700.Br\.$/)).toBeVisible();
  const dawit = await standard.app.as('dawit');
  const { data } = (await dawit.get('/api/transactions?type=book')).body;
  expect(data).toHaveLength(6);
});

test('each person shows the number of events, a ticked salary is added, and an unticked person is not paid', async () => {
  begin();
  const { user } = await open('dawit', { address: '/employees?dialog=pay-day' });
  const dialog = await dialogOf();
  const tigist = await dialog.findByRole('checkbox', { name: /ትግስት አለሙ/ });
  expect(tigist.closest('label')).toHaveTextContent(/700.Br for 1 event/);
  await user.click(
    dialog.getByRole('checkbox', { name: 'With the salary of Meskerem 2019 (2 due)' }),
  );
  expect(dialog.getByRole('button', payWith('15,200'))).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: /አበበ ከበደ/ }));
  expect(dialog.getByText(/^5 people · 8,400.Br$/)).toBeVisible();
  await user.click(dialog.getByRole('button', payWith('8,400')));
  expect(await screen.findByText(/^5 employees were paid/)).toBeVisible();
  const dawit = await standard.app.as('dawit');
  expect((await dawit.get(`/api/employee-ledger?id=${employees[4]}`)).body.gain).toBe(800);
});

test('the signature list has a line for each person paid, in both languages', async () => {
  begin();
  const { user } = await open('dawit', { address: '/employees?dialog=pay-day' });
  const dialog = await dialogOf();
  await user.click(await dialog.findByRole('button', { name: 'Print list to sign' }));
  const paper = within(await screen.findByRole('dialog', { name: 'Print list to sign' }));
  const line = within(await paper.findByRole('region', { name: 'ትግስት አለሙ' }));
  expect(line.getByText('የተረከበው፦ ስም፣ ፊርማ · Received by: name, signature')).toBeVisible();
  expect(paper.getAllByRole('region')).toHaveLength(6);
  expect(paper.getByText(/\(6\)$/)).toBeVisible();
});

test('before an event begins nobody is owed, and the list shows the coming wages', async () => {
  await open('dawit', { address: '/employees?dialog=pay-day' });
  const dialog = await dialogOf();
  expect(await dialog.findByText('Nobody is owed anything that is earned.')).toBeVisible();
  expect(dialog.getByText(/^ትግስት አለሙ:/)).toHaveTextContent(
    /700.Br is for events that have not begun$/,
  );
  expect(dialog.getByRole('button', { name: 'Pay' })).toBeDisabled();
});

test('wages that changed meanwhile are refused, and the list is reloaded', async () => {
  begin();
  const { user } = await open('dawit', { address: '/employees?dialog=pay-day' });
  const dialog = await dialogOf();
  const pay = await dialog.findByRole('button', payWith('4,700'));
  const dawit = await standard.app.as('dawit');
  await dawit.patch('/api/employee-ledger', { id: employees[5], withSalary: false });
  await user.click(pay);
  expect(await dialog.findByRole('button', payWith('4,000'))).toBeVisible();
  expect(dialog.getByText(/The balance has changed meanwhile/)).toBeVisible();
});

test('a failed load is reported, and Try again loads the list', async () => {
  begin();
  const { user, mend } = await open('dawit', {
    address: '/employees?dialog=pay-day',
    failing: '/api/pay-day',
  });
  const dialog = await dialogOf();
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  mend();
  await user.click(retry);
  expect(await dialog.findByRole('checkbox', { name: /ትግስት አለሙ/ })).toBeVisible();
});

test('an admin chooses the branch first', async () => {
  begin();
  const { user } = await open('admin', { address: '/employees?dialog=pay-day' });
  const dialog = await dialogOf();
  await user.click(await dialog.findByRole('radio', { name: 'Bole' }));
  expect(await dialog.findByRole('button', payWith('4,700'))).toBeEnabled();
});

test('a user who may not pay has no pay-day', async () => {
  begin();
  await standard.app.createUser({ username: 'reader', branch_id: 1, access: ['Employees'] });
  await open('reader', { address: '/employees?dialog=pay-day' });
  expect(await screen.findByText('ትግስት አለሙ')).toBeVisible();
  expect(screen.queryByText('Pay-day')).toBeNull();
});
