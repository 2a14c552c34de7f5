// D134, D173, D185
import { live } from '../scenarios/earlier-days.ts';
import type { Permission } from '../states/app-routes.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

const tag = ['@desk', '@english'];
const client = 'ሰላማዊት አበበ';

async function hire(server: Server, ...access: readonly Permission[]): Promise<string> {
  const username = access.join(' and ');
  await server.createUser({ username, access: [...access], branch_id: 1 });
  return username;
}

async function writeDownCall(server: Server) {
  const hana = await server.as('hana');
  const { body } = await hana.post('/api/enquiry', {
    branchId: 1,
    name: client,
    phone: '0911556677',
    event_date: '2026-10-25',
    num_of_people: 250,
    options: [{ packageId: 1, num_of_people: 250 }],
  });
  expect(body).toMatchObject({ success: true });
}

async function expectNoDialog({ page }: Desk, address: string, shown: string) {
  await page.goto(address);
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const acts = ['Lost', 'Edit', 'Print proforma', 'Keep the day', 'Book'];

test(
  'a user who may view events reads an enquiry, but only one who may schedule changes it',
  { tag },
  async ({ server, visit }) => {
    await writeDownCall(server);
    const viewer = await visit(await hire(server, 'View Events'), '/events?view=enquiries');
    await expect(viewer.row(new RegExp(client, 'u')).root).toBeVisible();
    await expect(viewer.button('New enquiry')).toHaveCount(0);
    for (const dialog of ['lost', 'proforma', 'enquiry'])
      await expectNoDialog(viewer, `/events?view=enquiries&dialog=${dialog}&id=1`, client);
    await viewer.page.goto('/events?view=enquiries&dialog=asked&id=1');
    const read = viewer.at(viewer.page.getByRole('dialog', { name: client }));
    await expect(read.root).toContainText('0911 55 66 77');
    for (const act of acts) await expect(read.button(act), act).toHaveCount(0);

    const address = '/events?view=enquiries&dialog=asked&id=1';
    const clerk = await visit(await hire(server, 'View Events', 'Create Event'), address);
    const asked = clerk.at(clerk.page.getByRole('dialog', { name: client }));
    for (const act of acts) await expect(asked.button(act), act).toBeVisible();
  },
);

test(
  'a user who may schedule but not view events records an enquiry, and reads none',
  { tag },
  async ({ server, visit }) => {
    await writeDownCall(server);
    const writer = await visit(await hire(server, 'Calendar', 'Create Event'));
    await writer.button('New enquiry').click();
    const form = writer.dialog('New enquiry');
    await form.field('Phone').fill('0955667788');
    await form.field('Name').fill('ሄኖክ ግርማ');
    await form.button('Save').click();
    await expect(writer.notice('The enquiry is written down')).toBeVisible();
    await expect(writer.page.getByRole('dialog')).toHaveCount(0);
    await expectNoDialog(writer, '/?dialog=asked&id=1', '2019');
    await expect(writer.page.getByText(client)).toHaveCount(0);
  },
);

test(
  'attendance is recorded only by a user who may assign employees',
  { tag },
  async ({ server, visit }) => {
    await live(server, 4);
    server.setClock('2026-10-01T20:00:00+03:00');
    const address = '/events?event=1&on=2026-10-01';
    const viewer = await visit(await hire(server, 'View Events'), address);
    await expect(viewer.fact('Total')).toHaveText(viewer.birr('241,000'));
    await expect(viewer.button('Who came')).toHaveCount(0);
    await expectNoDialog(viewer, `${address}&dialog=attendance`, 'አልማዝ ተስፋዬ');

    const planner = await visit(await hire(server, 'View Events', 'Assign Employees'), address);
    await planner.button('Who came').click();
    await expect(
      planner.dialog('Who came').button('Did not come: {full_name}', { full_name: 'ትግስት አለሙ' }),
    ).toBeVisible();
  },
);

test(
  'the kitchen papers are available to users who may view events',
  { tag },
  async ({ server, visit }) => {
    await live(server, 1);
    const looker = await visit(await hire(server, 'Calendar'), '/?day=2026-10-01');
    await expect(looker.page.getByRole('button', { name: /አልማዝ ተስፋዬ/u })).toBeVisible();
    await expect(looker.page.getByRole('link', { name: 'Kitchen sheet' })).toHaveCount(0);
    for (const sheet of ['kitchen', 'load', 'shopping', 'packing']) {
      await looker.page.goto(`/kitchen?from=2026-10-01&sheet=${sheet}`);
      await expect(looker.page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
    }
    const viewer = await visit(await hire(server, 'View Events'), '/kitchen?from=2026-10-01');
    for (const sheet of ['Load list', 'Shopping list', 'Packing list']) {
      await viewer.page.getByRole('radio', { name: sheet }).click();
      await expect(viewer.button('Print')).toBeVisible();
    }
  },
);

test(
  'pay-day requires both the employees and the cash permission',
  { tag },
  async ({ server, visit }) => {
    await server.hire();
    const address = '/employees?dialog=pay-day';
    const reader = await visit(await hire(server, 'Employees'), '/employees');
    await expect(reader.button('Pay-day')).toHaveCount(0);
    await expectNoDialog(reader, address, 'ትግስት አለሙ');
    const cashier = await visit(await hire(server, 'Cashbook In/Out'), address);
    await expect(cashier.page.getByRole('heading', { level: 1 })).toHaveText('Cashbook');
    await expect(cashier.page.getByRole('dialog')).toHaveCount(0);
    const payer = await visit(await hire(server, 'Employees', 'Cashbook In/Out'), '/employees');
    await payer.button('Pay-day').click();
    await expect(payer.dialog('Pay-day').root).toBeVisible();
  },
);
