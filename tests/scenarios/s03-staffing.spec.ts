import { buildEvent } from '@digis/server/testing';
import { expectBook } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { expectOwed } from '../support/ledgers.ts';
import { expect, test } from '../fixture.ts';
import { live, teamOf } from './earlier-days.ts';

async function assign(hana: Desk, kind: 'Employees' | 'Vendors', client: string, names: string[]) {
  await hana.row(new RegExp(client, 'u')).buttonOf(`Assign ${kind}`).click();
  const form = hana.dialog(`Assign ${kind}`);
  for (const name of names) await tick(form, name);
  return form;
}

/** Presses the label, which covers the checkbox. */
const tick = (form: Desk, name: string) => form.root.getByText(new RegExp(name, 'u')).click();

const submit = (form: Desk) =>
  form.root.getByRole('button', { name: /^Assign \(|\(\d\)/u }).click();

// D78
test(
  'wages and vendor prices are owed once people are assigned',
  { tag: ['@desk', '@long-amharic'] },
  async ({ server, visit }) => {
    await live(server, 2);
    const hana = await visit('hana', '/events');
    const employees = await assign(hana, 'Employees', 'አልማዝ', ['አበበ ከበደ', 'ትግስት አለሙ']);
    await submit(employees);
    await expect(employees.root).toBeHidden();
    const vendors = await assign(hana, 'Vendors', 'አልማዝ', ['Selam DJ', 'Addis Decor']);
    await submit(vendors);
    await expect(vendors.root).toBeHidden();

    const dawit = await visit('dawit', '/employees');
    await expectOwed(dawit, 'አበበ ከበደ', 'Employee Wage Balance', '800');
    await expectOwed(dawit, 'ትግስት አለሙ', 'Employee Wage Balance', '700');
    await dawit.page.goto('/vendors');
    await expectOwed(dawit, 'Selam DJ', 'Outstanding Balance', '12,000');
    await expectOwed(dawit, 'Addis Decor', 'Outstanding Balance', '15,750');
    await dawit.page.goto('/cashbook');
    await expectBook(dawit, { balance: '50,000', outstanding: '29,250', estimate: '20,750' });

    const calls: string[] = [];
    hana.page.on('request', (request) => calls.push(request.method()));
    const again = await assign(hana, 'Employees', 'አልማዝ', []);
    await submit(again);
    await expect(again.root).toBeHidden();
    expect(calls.filter((method) => method !== 'GET')).toEqual([]);
    await dawit.page.goto('/employees');
    await expectOwed(dawit, 'አበበ ከበደ', 'Employee Wage Balance', '800');
  },
);

test(
  'an employee at two events at once needs confirmation before being assigned',
  { tag: ['@desk', '@long-amharic'] },
  async ({ server, visit }) => {
    await live(server, 3);
    const { hana: caller } = await teamOf(server);
    const client = {
      name: 'ሙሉጌታ ከበደ',
      primary_phone: '0912000001',
      secondary_phone: '0912000001',
    };
    await caller.post('/api/event', buildEvent({ client, time: '16:00' }));
    const hana = await visit('hana', '/events');
    const form = await assign(hana, 'Employees', 'ሙሉጌታ', ['አበበ ከበደ']);
    await submit(form);
    await expect(form.root.getByText(/አበበ ከበደ: አልማዝ ተስፋዬ/u)).toBeVisible();
    await form.button('Cancel').click();
    await hana.button('Discard').click();
    const dawit = await visit('dawit', '/employees');
    await expectOwed(dawit, 'አበበ ከበደ', 'Employee Wage Balance', '800');

    const anyway = await assign(hana, 'Employees', 'ሙሉጌታ', ['አበበ ከበደ']);
    await submit(anyway);
    await anyway.button('Assign anyway').click();
    await expect(anyway.root).toBeHidden();
    await dawit.page.reload();
    await expectOwed(dawit, 'አበበ ከበደ', 'Employee Wage Balance', '1,600');
    const admin = await visit('admin', '/action-logs');
    await expect(admin.root.getByText(/አበበ ከበደ|ሙሉጌታ ከበደ/u).first()).toBeVisible();
  },
);
