// D31, D53, D55, D56, D177, spec:2.10, spec:5, spec:8
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { EmployeesScreen } from './employees-screen.tsx';

const standard = useApp();
let tigist = 0;

beforeEach(async () => {
  const people = await standardPeople(standard.app);
  tigist = people.tigist;
  const hana = await standard.app.as('hana');
  const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
  await hana.post('/api/assign-employee', { employees: [tigist], eventId });
});

testList(standard, {
  Screen: EmployeesScreen,
  address: '/employees',
  permission: 'Employees',
  title: 'Employees',
  amharicTitle: 'ሠራተኞች',
  call: '/api/employee',
  row: 'አበበ ከበደ',
});

const open = (as: string, address = '/employees') =>
  renderScreen(standard.app, <EmployeesScreen />, { as, address });

async function openPayment(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Pay & Clear Balance' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test("an employee's phone with an allowed prefix is accepted", async () => {
  await (await standard.app.as('admin')).post('/api/settings', { phone_prefixes: '09,07' });
  const { user } = await open('dawit', '/employees?dialog=add');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Employee' }));
  const phone = await dialog.findByLabelText(/^Phone Number/);
  await user.type(phone, '0811000077');
  await user.tab();
  expect(phone).toHaveAccessibleDescription(
    'Invalid phone format: the number begins with 09 or 07',
  );
  await user.clear(phone);
  await user.type(phone, '0711000077');
  await user.tab();
  expect(phone).toBeValid();
});

test('an employee whose phones a later setting would refuse can still be edited, with the same names', async () => {
  const [admin, dawit] = [await standard.app.as('admin'), await standard.app.as('dawit')];
  await admin.post('/api/settings', { phone_prefixes: '09,07' });
  const names = { first_name: 'Abebe Kebede', last_name: 'Lemma' };
  const phones = { phone_number: '0711000077', guarantor_phone: '0711000078' };
  const wage = { salary: 5_000, wage_type: 'fixed', event_wage: 800 };
  const { id } = (await dawit.post('/api/employee', { ...names, ...phones, ...wage })).body;
  await admin.post('/api/settings', { phone_prefixes: '09' });
  const { user } = await open('dawit', `/employees?dialog=edit&id=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Employee' }));
  expect(await dialog.findByLabelText(/^First name/)).toHaveValue('Abebe Kebede');
  expect(dialog.getByLabelText(/^Last name/)).toHaveValue('Lemma');
  const salary = dialog.getByLabelText(/^Salary/);
  await user.clear(salary);
  await user.type(salary, '6000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee successfully updated')).toBeVisible();
});

test('an employee is added with the wages of the chosen kind', async () => {
  const { user } = await open('dawit', '/employees?dialog=add');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Employee' }));
  await user.type(await dialog.findByLabelText(/^First name/), 'ሙሉ');
  await user.type(dialog.getByLabelText(/^Last name/), 'በቀለ');
  await user.type(dialog.getByLabelText(/^Phone Number/), '0911000077');
  await user.type(dialog.getByLabelText(/^Salary/), '5000');
  await user.click(dialog.getByRole('radio', { name: 'By the time of day' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByRole('button', { name: /^Evening Wage: This is required/ }),
  ).toBeVisible();
  await user.type(dialog.getByLabelText(/^Afternoon Wage/), '700');
  await user.type(dialog.getByLabelText(/^Evening Wage/), '900');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee successfully added')).toBeVisible();
  expect(await screen.findByRole('row', { name: /ሙሉ በቀለ.*DYNAMIC.*900.Br/ })).toBeVisible();
});

async function workOneEvent() {
  const hana = await standard.app.as('hana');
  const soon = buildEvent({ event_date: '2026-09-24', et_date: { year: 2019, month: 1, day: 14 } });
  const eventId = (await hana.post('/api/event', soon)).body.event.id;
  await hana.post('/api/assign-employee', { employees: [tigist], eventId });
  standard.app.clock.advance(4 * 24 * 60);
}

test('the list shows the balance of each employee, and a dash for zero', async () => {
  await open('dawit');
  expect(await screen.findByRole('columnheader', { name: 'We owe' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^ትግስት/ })).toHaveTextContent('4,500 Br700 Br');
  expect(screen.getByRole('row', { name: /^አበበ/ })).toHaveTextContent('—');
});

test('a payment covers earned wages, and coming ones only if that is ticked', async () => {
  await workOneEvent();
  const { user } = await open('dawit', `/employees?dialog=ledger&id=${tigist}`);
  const ledger = within(await screen.findByRole('dialog', { name: /^Salary & Wage/ }));
  expect(await ledger.findByText(/^Earned.+coming/)).toHaveTextContent(
    'Earned 700 Br · coming 700 Br',
  );
  await openPayment(user);
  const first = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect((await first.findByText('Total to pay')).nextSibling).toHaveTextContent('700 Br');
  await user.click(first.getByRole('button', { name: 'Pay & Clear' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  await waitFor(() =>
    expect(ledger.getByText(/^Earned.+coming/)).toHaveTextContent('Earned 0 Br · coming 700 Br'),
  );
  await openPayment(user);
  const second = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect(await second.findByRole('button', { name: 'Pay & Clear' })).toBeDisabled();
  await user.click(second.getByRole('checkbox', { name: /^Also what is coming \(700.Br\)/ }));
  expect(second.getByText('Total to pay').nextSibling).toHaveTextContent('700 Br');
  await user.click(second.getByRole('button', { name: 'Pay & Clear' }));
  await waitFor(() =>
    expect(ledger.getByText(/^Earned.+coming/)).toHaveTextContent('Earned 0 Br · coming 0 Br'),
  );
});

test('the whole balance is paid with the salary, and a second salary must be ticked', async () => {
  const { user } = await open('dawit', `/employees?dialog=ledger&id=${tigist}`);
  const ledger = within(await screen.findByRole('dialog', { name: /^Salary & Wage/ }));
  expect((await ledger.findAllByText('700 Br'))[0]).toBeVisible();
  const pay = async () => {
    await openPayment(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Pay With Salary' }));
    return dialog;
  };
  const first = await pay();
  await user.click(first.getByRole('checkbox', { name: /^Also what is coming/ }));
  expect(await first.findByText('5,200 Br')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Pay & Clear' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  expect((await ledger.findAllByText('0 Br'))[0]).toBeVisible();

  const second = await pay();
  expect(await second.findByText('Salary for Meskerem 2019 already paid')).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Pay & Clear' }));
  expect(
    (await second.findAllByText(/The salary of this month is already paid\./))[0],
  ).toBeVisible();
  await user.click(second.getByRole('checkbox', { name: 'Pay a second salary this month' }));
  await user.click(second.getByRole('button', { name: 'Pay & Clear' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make Payment' })).toBeNull());
});

test('a salary already paid this month is announced in the payment dialog', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.patch('/api/employee-ledger', { id: tigist, withSalary: true });
  const { user } = await open('dawit', `/employees?dialog=ledger&id=${tigist}`);
  await openPayment(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect(await dialog.findByText(/^Salary of Meskerem 2019/)).toHaveTextContent(
    'was paid on Meskerem 11, 2019.',
  );
  expect(dialog.getByRole('checkbox', { name: 'Pay With Salary' })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Pay & Clear' })).toBeDisabled();
});

test('a user who may not pay from the book sees what is owed, but no button to pay', async () => {
  const access = ['Employees'] as const;
  await standard.app.createUser({ username: 'meron', branch_id: 1, access });
  await open('meron', `/employees?dialog=ledger&id=${tigist}`);
  const ledger = within(await screen.findByRole('dialog', { name: /^Salary & Wage/ }));
  expect((await ledger.findAllByText('700 Br'))[0]).toBeVisible();
  expect(ledger.queryByRole('button', { name: 'Pay & Clear Balance' })).toBeNull();
});

test('an admin chooses the branch that pays', async () => {
  const { user } = await open('admin', `/employees?dialog=ledger&id=${tigist}`);
  await openPayment(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Also what is coming/ }));
  await user.click(dialog.getByRole('button', { name: 'Pay & Clear' }));
  expect((await dialog.findAllByText(/Choose a branch first/))[0]).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Bole' }));
  await user.click(dialog.getByRole('button', { name: 'Pay & Clear' }));
  expect(await screen.findByText('Success!')).toBeVisible();
});

test('editing an employee keeps a third name, and an employee who is owed nothing is deleted', async () => {
  const { user } = await open('dawit', '/employees?dialog=edit&id=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Employee' }));
  await user.type(await dialog.findByLabelText(/^Last name/), ' ተሰማ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee successfully updated')).toBeVisible();
  const actions = { name: /^Actions, አበበ ከበደ ተሰማ/ };
  await user.click(await screen.findByRole('button', actions));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('ከበደ ተሰማ');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', actions));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Employee deleted')).toBeVisible();
});
