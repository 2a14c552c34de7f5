/** S22: the branch Piassa opens its books with what it has, owes and has received. D160 */
import { buildEvent } from '@digis/server/testing';
import { expect, test } from '../fixture.ts';
import { handsOf } from '../support/hands.ts';

const people = [
  ['Add a vendor who is owed', 'Selam DJ', '6000'],
  ['Add an employee who is owed', 'አበበ ከበደ', '1600'],
  ['Add an event that was paid for', 'ሂሩት', '40000'],
] as const;

test(
  'a branch is opened, and its book, debts and wedding have the opening figures',
  { tag: '@desk' },
  async ({ server, enter, checkAccessibility }) => {
    await server.hire();
    const caller = await server.as('admin');
    await caller.post('/api/place', { kind: 'cbe', name: 'CBE Piassa', branchId: 2 });
    await caller.post(
      '/api/event',
      buildEvent({
        client: { name: 'ሂሩት አበበ', primary_phone: '0911556677', secondary_phone: '0911556677' },
        packageId: 'custom',
        per_person: 450,
        num_of_people: 400,
        additional_price: 0,
        discount_amount: 0,
        advance_amount: 0,
        event_date: '2026-10-10',
        et_date: { year: 2019, month: 1, day: 30 },
        branchId: 2,
      }),
    );
    const admin = await enter('admin', '/cashbook?branch=2');
    const hands = handsOf(admin.page);
    await hands.click(admin.button('Till'));
    await hands.click(admin.page.getByRole('menuitem', { name: admin.say('Opening figures') }));
    const form = admin.dialog('Opening figures');
    await hands.click(form.root.getByRole('textbox').first());
    await hands.type('62');
    await hands.click(form.root.getByRole('textbox', { name: 'CBE Piassa' }));
    await hands.type('85000');
    for (const [label, name, amount] of people) {
      await hands.click(form.list(label));
      await hands.type(name);
      await hands.click(admin.page.getByRole('option', { name: new RegExp(name, 'u') }));
      await expect(form.root.getByRole('textbox', { name: new RegExp(name, 'u') })).toBeFocused();
      await hands.type(amount);
    }
    await expect(form.root).toContainText(form.birr('49,800'));
    await checkAccessibility('opening figures');
    await hands.click(form.button('Open the books'));
    const sheet = form.root.getByRole('article');
    await expect(sheet).toContainText(form.birr('49,800'));
    await checkAccessibility('the sheet of opening figures');

    const { status } = (await caller.get('/api/transactions?type=book&branchId=2')).body;
    expect(status).toMatchObject({ balance: 97_400, outstanding: 7_600, estimate: 89_800 });
    expect((await caller.get('/api/event/account?id=1')).body).toMatchObject({
      received: 40_000,
      left: 140_000,
    });
    const again = await caller.post('/api/opening?branchId=2', { dated: '2026-09-21' });
    expect(again.body.code).toBe('ALREADY_OPENED');
  },
);
